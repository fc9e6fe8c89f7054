"use strict";
(() => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const main = one("main"), filter = one("#filter"), mix = one("#mix"), zoom = one("#zoom");
  const pause = one("#pause"), keys = one("#keys"), nothing = one(".nothing");
  const items = all("#list li").map((li) => ({
    li, link: li.querySelector("a"), name: li.querySelector("a").textContent.toLowerCase(),
    status: li.dataset.status, article: one(li.querySelector("a").getAttribute("href")),
  }));
  const boxes = all("nav input[type=checkbox]");
  const modes = all("#modes input");
  let current = null, timer = null;

  const shown = () => items.filter((item) => !item.li.hidden);

  function select(item, focus) {
    if (current) {
      current.article.classList.remove("current");
      current.link.removeAttribute("aria-current");
    }
    current = item;
    nothing.hidden = item !== null;
    if (!item) return;
    item.article.classList.add("current");
    item.link.setAttribute("aria-current", "true");
    item.li.scrollIntoView({ block: "nearest" });
    if (focus) item.article.focus({ preventScroll: true });
  }

  function go(item) {
    history.replaceState(null, "", item.link.getAttribute("href"));
    select(item, true);
  }

  function applyFilter() {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    for (const item of items) {
      item.li.hidden = !wanted.has(item.status) || !words.every((word) => item.name.includes(word));
    }
    const list = shown();
    one("#shown").textContent = `${list.length} of ${items.length} shown`;
    if (!list.includes(current)) select(list[0] ?? null, false);
  }

  function step(by) {
    const list = shown();
    if (!list.length) return;
    const at = list.indexOf(current) + by;
    go(list[Math.min(list.length - 1, Math.max(0, at))]);
  }

  function setMode(mode) {
    main.dataset.mode = mode;
    for (const input of modes) input.checked = input.value === mode;
    one(".slider").hidden = mode !== "swipe" && mode !== "onion";
    mix.setAttribute("aria-label", mode === "swipe" ? "Divider: expected left of it, actual right" : "Mix");
    setMix(mix.value);
    pause.hidden = mode !== "blink";
    // Readers who prefer reduced motion start it by hand.
    setBlinking(mode === "blink" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  function setBlinking(on) {
    clearInterval(timer);
    timer = on ? setInterval(turn, 800) : null;
    pause.textContent = on ? "Pause" : "Play";
    if (main.dataset.mode !== "blink") main.classList.remove("second");
  }

  function turn() { main.classList.toggle("second"); }

  function setMix(value) {
    mix.value = value;
    main.style.setProperty("--mix", mix.value);
    const isSwipe = main.dataset.mode === "swipe";
    mix.setAttribute("aria-valuetext", `${mix.value} % ${isSwipe ? "expected" : "actual"}`);
  }

  function setZoom(value) {
    zoom.value = value;
    main.dataset.zoom = value;
    main.style.setProperty("--zoom", value === "fit" ? 1 : value);
  }

  function swipe(event) {
    const stage = event.target.closest(".stage.both");
    if (!stage || main.dataset.mode !== "swipe" || (event.type === "pointermove" && !event.buttons)) return;
    const box = stage.querySelector(".expected .sheet").getBoundingClientRect();
    setMix(Math.round(((event.clientX - box.left) / box.width) * 100));
    event.preventDefault();
  }

  const byKey = {
    j: () => step(1), k: () => step(-1), "/": () => filter.focus(), "?": () => keys.showModal(),
    z: () => setZoom(zoom.options[(zoom.selectedIndex + 1) % zoom.options.length].value),
    ArrowLeft: () => setMix(Number(mix.value) - 5), ArrowRight: () => setMix(Number(mix.value) + 5),
    " ": () => setBlinking(timer === null),
  };
  for (const [index, input] of modes.entries()) byKey[index + 1] = () => setMode(input.value);

  document.addEventListener("keydown", (event) => {
    const field = event.target.closest?.("input, select, button, summary, a, textarea");
    if (event.key === "Escape" && event.target === filter) return filter.blur();
    if (keys.open || event.ctrlKey || event.metaKey || event.altKey || !one("#use-keys").checked) return;
    // Fields handle their own keys.
    if (event.target === filter) return;
    const isForField = field && (event.key === " " || event.key.startsWith("Arrow"));
    const isIdle = event.key === " " && main.dataset.mode !== "blink"
      || event.key.startsWith("Arrow") && one(".slider").hidden;
    if (isForField || isIdle || !Object.hasOwn(byKey, event.key)) return;
    event.preventDefault();
    byKey[event.key]();
  });
  filter.addEventListener("input", applyFilter);
  for (const box of boxes) box.addEventListener("change", applyFilter);
  for (const input of modes) input.addEventListener("change", () => setMode(input.value));
  mix.addEventListener("input", () => setMix(mix.value));
  zoom.addEventListener("change", () => setZoom(zoom.value));
  pause.addEventListener("click", () => setBlinking(timer === null));
  one("#help").addEventListener("click", () => keys.showModal());
  main.addEventListener("pointerdown", swipe);
  main.addEventListener("pointermove", swipe);
  for (const item of items) {
    item.link.addEventListener("click", (event) => { event.preventDefault(); go(item); });
  }
  addEventListener("hashchange", () => {
    const item = items.find((item) => item.link.getAttribute("href") === location.hash);
    if (item) select(item, false);
  });

  one(".toolbar").hidden = false;
  setMode("side");
  setMix(50);
  setZoom("fit");
  const named = items.find((item) => item.link.getAttribute("href") === location.hash);
  if (named) select(named, false);
  applyFilter();
})();
