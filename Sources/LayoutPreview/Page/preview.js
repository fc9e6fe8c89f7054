"use strict";
(() => {
  const one = (selector) => document.querySelector(selector);
  const make = (name, text, className) =>
    Object.assign(document.createElement(name), { textContent: text ?? "", className: className ?? "" });
  const stage = one("#stage"), picture = one("#picture"), mark = one("#mark"), state = one("#state");
  const canvas = one("#canvas"), theme = one("#theme"), annotations = one("#annotations");
  const edges = { east: one("#east"), south: one("#south"), corner: one("#corner") };
  // The choices made on the page; null leaves a choice to the file.
  const wanted = {
    canvas: null, theme: null, names: null, outlines: null, show: null, width: null, height: null,
  };
  // The sizes of the canvas at which something changes, with the changes: [{ at, message }] for each side.
  let critical = { width: [], height: [] };
  // The running request for critical sizes, and whether one is needed.
  let critics = null, lacksCritical = false;
  let shown = null, version = 0, pinned = null, isBusy = false, isOutdated = false;
  // The factor by which the picture is scaled down to fit the window.
  let fitting = 1;
  const zoom = () => one("#zoom").value === "fit" ? fitting : Number(one("#zoom").value);
  const round = (value) => String(Math.round(value * 1000) / 1000);

  // There is one request at a time; while it runs, only the last change counts. Critical sizes wait until it is done.
  async function refresh() {
    critics?.abort();
    if (isBusy) { isOutdated = true; return; }
    isBusy = true;
    try {
      do {
        isOutdated = false;
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(wanted)) if (value !== null) query.set(name, value);
        show(await (await fetch("/picture?" + query)).json());
      } while (isOutdated);
    } finally { isBusy = false; }
    if (lacksCritical) findCritical();
  }

  function show(answer) {
    one("#file").textContent = answer.file;
    document.title = answer.file + " – layoutdraw preview";
    stage.classList.toggle("stale", answer.isStale);
    fill(canvas, answer.canvases, answer.canvas);
    fill(theme, answer.themes, answer.theme);
    for (const name of ["names", "outlines"]) fill(one("#" + name), ["none", "auto", "all"], answer[name]);
    fillAnnotations(answer.annotations, answer.show);
    state.hidden = !answer.isStale;
    state.textContent = answer.failure ? answer.failure
      : answer.svg ? "The file has errors; this is the last picture without errors." : "The file has errors.";
    one("#reset").hidden = wanted.width === null && wanted.height === null;
    shown = answer.svg ? answer : null;
    if (shown) named(shown);
    stage.hidden = !shown;
    if (shown) draw();
  }

  function fit() {
    // While an edge is dragged, the picture stays under the pointer; where the page scrolls anyway, only the width is fitted.
    if (dragged) return;
    const { clientWidth, clientHeight } = one("main"), padding = 60;
    const { width, height } = shown.picture, scrolls = matchMedia("(max-width: 720px)").matches;
    const room = Math.min((clientWidth - padding) / width, scrolls ? 1 : (clientHeight - padding) / height);
    fitting = Math.max(0.05, Math.min(1, room));
  }

  function draw() {
    fit();
    const svg = new DOMParser().parseFromString(shown.svg, "image/svg+xml").documentElement;
    svg.setAttribute("width", shown.picture.width * zoom());
    svg.setAttribute("height", shown.picture.height * zoom());
    picture.replaceChildren(document.importNode(svg, true));
    const { x, y, width, height } = shown.canvasFrame;
    const changes = [...messages("width", width), ...messages("height", height)];
    one("#size").textContent = `${round(width)} × ${round(height)}` + (shown.status === "solved" ? "" : `, ${shown.status}`)
      + (changes.length ? ` – ${changes.slice(0, 3).join("; ")}` + (changes.length > 3 ? "; …" : "") : "");
    place(edges.east, x + width, y, null, height);
    place(edges.south, x, y + height, width, null);
    place(edges.corner, x + width, y + height, null, null);
    for (const [edge, side] of [[edges.east, "width"], [edges.south, "height"]]) {
      const [least, most] = bounds(side);
      edge.setAttribute("aria-valuenow", round(shown.canvasFrame[side]));
      edge.setAttribute("aria-valuemin", round(least));
      edge.setAttribute("aria-valuemax", round(most));
    }
    drawRuler("width", x);
    drawRuler("height", y);
    explainView(pinned);
  }

  function place(element, x, y, width, height) {
    element.style.left = x * zoom() + "px";
    element.style.top = y * zoom() + "px";
    if (width !== null) element.style.width = width * zoom() + "px";
    if (height !== null) element.style.height = height * zoom() + "px";
  }

  // Choices

  function fill(select, names, name) {
    if (select.dataset.names !== names.join("\n")) {
      select.dataset.names = names.join("\n");
      select.replaceChildren(...names.map((name) => new Option(name)));
    }
    select.value = name;
  }

  function fillAnnotations(known, shown) {
    if (annotations.children.length === 1) {
      for (const { name, help } of known) {
        const label = make("label"), box = Object.assign(make("input"), { type: "checkbox", value: name });
        label.title = help;
        label.append(box, " " + name);
        annotations.append(label);
      }
    }
    for (const box of annotations.querySelectorAll("input")) box.checked = shown.includes(box.value);
  }

  canvas.addEventListener("change", () => {
    past.length = 0;
    Object.assign(wanted, { canvas: canvas.value, width: null, height: null });
    refresh().then(findCritical);
  });
  for (const name of ["theme", "names", "outlines"]) {
    const select = one("#" + name);
    select.addEventListener("change", () => { wanted[name] = select.value; refresh(); });
  }
  annotations.addEventListener("change", () => {
    const names = [...annotations.querySelectorAll("input:checked")].map((box) => box.value);
    wanted.show = names.join(",") || "none";
    refresh();
  });
  one("#zoom").addEventListener("change", () => { if (shown) draw(); });
  window.addEventListener("resize", () => { if (shown) draw(); });
  one("#reset").addEventListener("click", () => {
    remember();
    Object.assign(wanted, { width: null, height: null });
    refresh().then(findCritical);
  });

  // Views

  /** Names the members of an answer's views and constraints, which come as rows. */
  function named(answer) {
    answer.views = answer.views.map(([name, kind, parent, isAmbiguous, x, y, width, height]) =>
      ({ name, kind, parent, isAmbiguous, frame: { x, y, width, height } }));
    answer.constraints = answer.constraints.map(([line, text, isLeftOut, ...views]) => ({ line, text, isLeftOut, views }));
  }

  /** The smallest view at a place of the page, by its index. */
  function viewAt(event) {
    const box = stage.getBoundingClientRect();
    const x = (event.clientX - box.left) / zoom() - shown.canvasFrame.x;
    const y = (event.clientY - box.top) / zoom() - shown.canvasFrame.y;
    let found = null, area = Infinity;
    shown.views.forEach(({ frame }, index) => {
      const isIn = x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height;
      if (isIn && frame.width * frame.height <= area) { found = index; area = frame.width * frame.height; }
    });
    return found;
  }

  function explainView(name) {
    const index = shown.views.findIndex((view) => view.name === name);
    mark.hidden = index < 0;
    if (index < 0) return;
    const view = shown.views[index], { x, y, width, height } = view.frame;
    place(mark, x + shown.canvasFrame.x, y + shown.canvasFrame.y, width, height);
    const title = make("p");
    title.append(make("b", view.name), ` ${view.kind}` + (view.parent ? ` in ${view.parent}` : ""));
    const frame = make("p", `x ${round(x)}, y ${round(y)}, ${round(width)} × ${round(height)}`
      + (view.isAmbiguous ? ", ambiguous" : ""), "place");
    frame.id = "frame";
    const list = make("ul");
    for (const constraint of shown.constraints.filter(({ views }) => views.includes(index))) {
      const item = make("li");
      item.append(make("span", `line ${constraint.line}`, "place"),
        make("code", constraint.text, constraint.isLeftOut ? "left-out" : ""));
      list.append(item);
    }
    one("#view").replaceChildren(title, frame, list);
  }

  stage.addEventListener("pointermove", (event) => {
    if (!shown || dragged || event.target.matches(".edge, .tick")) return;
    const index = viewAt(event);
    if (index !== null) explainView(shown.views[index].name); else explainView(pinned);
  });
  stage.addEventListener("pointerleave", () => { if (shown && !dragged) explainView(pinned); });
  stage.addEventListener("click", async (event) => {
    if (!shown || event.target.matches(".edge, .tick")) return;
    const index = viewAt(event);
    pinned = index === null ? null : shown.views[index].name;
    explainView(pinned);
    await explain();
  });

  async function explain() {
    const why = one("#why");
    why.hidden = true;
    if (pinned === null || shown === null) return;
    const query = new URLSearchParams({ view: pinned, canvas: shown.canvas });
    const { text } = await (await fetch("/explanation?" + query)).json();
    why.hidden = !text;
    const isResized = wanted.width !== null || wanted.height !== null;
    why.textContent = (isResized ? "At the size in the file:\n\n" : "") + (text ?? "");
  }

  // The canvas's edges

  let dragged = null;
  // The sizes before each change, in order, for `undo`, and the kind of the last change.
  const past = [];
  let lastChange = null;

  /** Records the current size for `undo`; several changes of one kind in a row are undone together. */
  function remember(change = null) {
    if (change !== null && change === lastChange) return;
    lastChange = change;
    past.push({ width: wanted.width, height: wanted.height });
    if (past.length > 100) past.shift();
  }

  function undo() {
    if (!past.length) return;
    lastChange = null;
    Object.assign(wanted, past.pop());
    refresh().then(findCritical);
  }

  function resize(width, height) {
    if (width !== null) wanted.width = snapped("width", width);
    if (height !== null) wanted.height = snapped("height", height);
    refresh();
  }
  for (const [name, edge] of Object.entries(edges)) {
    edge.addEventListener("pointerdown", (event) => {
      if (!shown || event.button !== 0) return;
      const { width, height } = shown.canvasFrame;
      remember();
      dragged = { name, edge, x: event.clientX, y: event.clientY, width, height };
      edge.classList.add("dragged");
      event.preventDefault();
      edge.focus({ preventScroll: true });
    });
    edge.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const way = { PageDown: 1, PageUp: -1 }[event.key];
      if (way && shown && name !== "corner") { event.preventDefault(); leap(name === "east" ? "width" : "height", way); }
      const end = { Home: 0, End: 1 }[event.key];
      if (end !== undefined && shown && name !== "corner") {
        event.preventDefault();
        go(name === "east" ? "width" : "height", bounds(name === "east" ? "width" : "height")[end]);
      }
      if (!step || !shown) return;
      event.preventDefault();
      remember(name + " by keys");
      const { width, height } = shown.canvasFrame, change = step * (event.shiftKey ? 10 : 1);
      if (name === "east") wanted.width = Math.max(1, Math.round(width + change));
      if (name === "south") wanted.height = Math.max(1, Math.round(height + change));
      refresh();
    });
  }

  // The window follows the pointer, since it soon leaves a narrow edge.
  window.addEventListener("pointermove", (event) => {
    if (!dragged) return;
    const { name, x, y, width, height } = dragged;
    resize(name === "south" ? null : width + (event.clientX - x) / zoom(),
      name === "east" ? null : height + (event.clientY - y) / zoom());
  });
  function letGo() {
    dragged.edge.classList.remove("dragged");
    dragged = null;
    // A click without a drag has changed nothing, so that there is nothing to undo.
    const before = past.at(-1);
    if (before && before.width === wanted.width && before.height === wanted.height) past.pop();
    findCritical();
  }
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => { if (dragged) letGo(); });
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && dragged) {
      undo();
      letGo();
    } else if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z" && !dragged) {
      event.preventDefault();
      undo();
    }
  });

  // Critical sizes

  async function findCritical() {
    lacksCritical = true;
    if (!shown || isBusy || dragged) return;
    critics?.abort();
    const { signal } = critics = new AbortController();
    const query = new URLSearchParams({ canvas: shown.canvas });
    for (const side of ["width", "height"]) if (wanted[side] !== null) query.set(side, wanted[side]);
    // `watch` reports a server that does not answer.
    let found;
    try { found = await (await fetch("/sizes?" + query, { signal })).json(); } catch { return; }
    if (signal.aborted) return;
    critical = found;
    lacksCritical = false;
    if (shown) draw();
  }

  /** Snaps a dragged size to a critical one that is a few pixels away, else to a whole number. */
  function snapped(side, size) {
    const away = ({ at }) => Math.abs(at - size) * zoom();
    const near = critical[side].filter((change) => away(change) <= 6).sort((a, b) => away(a) - away(b))[0];
    return near ? near.at : Math.max(1, Math.round(size));
  }

  /** The messages about changes at a size. */
  function messages(side, size) {
    return critical[side].filter(({ at }) => Math.abs(at - size) < 1e-3).map(({ message }) => message);
  }

  /** Goes to the next critical size. */
  function leap(side, way) {
    const size = shown.canvasFrame[side];
    const ahead = critical[side].map(({ at }) => at).filter((at) => way * (at - size) > 1e-3);
    if (ahead.length) go(side, way > 0 ? Math.min(...ahead) : Math.max(...ahead));
  }

  function go(side, size) {
    remember();
    wanted[side] = size;
    refresh();
  }

  /** The first and the last critical size; where there is none, from 1 to twice the present size. */
  function bounds(side) {
    const sizes = critical[side].map(({ at }) => at);
    return sizes.length ? [Math.max(1, Math.min(...sizes)), Math.max(1, ...sizes)] : [1, 2 * shown.canvasFrame[side]];
  }

  /** A mark for every critical size beside the picture; `start` is where the canvas begins. */
  function drawRuler(side, start) {
    const sizes = [...new Set(critical[side].map(({ at }) => at))];
    one("#" + side).replaceChildren(...sizes.map((at) => {
      const words = messages(side, at).join("\n");
      const tick = Object.assign(make("button", "", "tick"), { type: "button", title: words });
      tick.setAttribute("aria-label", words);
      tick.style[side === "width" ? "left" : "top"] = (start + at) * zoom() + "px";
      tick.addEventListener("click", () => go(side, at));
      return tick;
    }));
  }

  // The file

  async function tellProblems() {
    const asked = version;
    const { diagnostics } = await (await fetch("/diagnostics")).json();
    if (asked !== version) return;
    const items = diagnostics.map((problem) => {
      const item = make("li", "", problem.severity);
      if (problem.line) item.append(make("span", `${problem.line}:${problem.column}`, "place"));
      item.append(make("b", problem.severity), ` ${problem.message}`);
      if (problem.help) item.append(make("div", problem.help, "soft"));
      return item;
    });
    one("#problems").replaceChildren(...(items.length ? items : [make("li", "none", "soft")]));
  }

  (async () => {
    for (;;) {
      try {
        const latest = (await (await fetch(`/version?after=${version}`)).json()).version;
        // The server may have been restarted, and its versions then start again.
        if (latest === version) continue;
        version = latest;
        lacksCritical = true;
        await refresh();
        // No `await`: the next version is requested while these two run.
        Promise.all([tellProblems(), explain()]).catch(() => {});
      } catch {
        version = 0;
        state.hidden = false;
        state.textContent = "The preview has stopped; start it again to reconnect.";
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  })();
})();
