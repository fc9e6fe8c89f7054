import Foundation
import Testing

@Suite(.enabled(if: Browser.isNeeded, "no Chromium here; .ci/run installs it, LAYOUTDRAW_BROWSER names one"))
struct ReportInBrowserTests {
  private let program: Program
  private let browser: Browser

  init() throws {
    program = try Program()
    browser = try #require(Browser.installed, "no Chromium is installed")
    for name in ["same", "moved", "resized", "<b>&\"'"] {
      try program.write("canvas 60x40\nview a\n|-8-[a]-|\nV:|-[a]-|\n", to: "Samples/t/\(name).layout")
    }
    _ = try program.run("verify", "--record", "missing")
    try program.write("canvas 60x40\nview a\n|-16-[a]-|\nV:|-[a]-|\n", to: "Samples/t/moved.layout")
    try program.write("canvas 60x50\nview a\n|-8-[a]-|\nV:|-[a]-|\n", to: "Samples/t/resized.layout")
    try program.write("canvas 60x40\nview n\n", to: "Samples/t/new.layout")
    try program.write("gone", to: "Snapshots/t/gone.json")
    try FileManager.default.removeItem(at: program.folder.appending(path: "Snapshots/t/<b>&\"'.png"))
    #expect(try program.run("verify", "--report", "report.html").status == 1)
  }

  @Test(arguments: ["light", "dark"])
  func itWorksAsAPersonUsesIt(scheme: String) throws {
    let outcome = try browser.run(Self.script, in: "report.html", of: program, isDark: scheme == "dark")
    #expect(outcome.results.count == 33, "\(outcome.results)")
    for result in outcome.results { #expect(result.hasPrefix("ok: "), "\(result)") }
    #expect(outcome.console == [])
  }

  @Test func anErrorWouldBeSeen() throws {
    try program.write("<!DOCTYPE html><body></body>", to: "page.html")
    let outcome = try browser.run(
      "check('x', true); throw new Error('planted')", in: "page.html", of: program)
    #expect(outcome.console.contains { $0.contains("planted") })
  }

  @Test func nothingIsFetched() throws {
    let text = String(decoding: try program.read("report.html"), as: UTF8.self)
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("url("))
    // The page's content security policy forbids loading files.
    let outcome = try browser.run(
      """
      const image = new Image();
      image.src = "file:///nothing.png";
      check("refused", true);
      """, in: "report.html", of: program)
    #expect(outcome.console.contains { $0.contains("Content Security Policy") }, "\(outcome.console)")
  }

  private static let script = #"""
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const main = one("main");
    const key = (key, target = document.body) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const title = () => one("article.current h2").firstChild.textContent.trim();
    const listed = () => all("#list li").filter(seen).map((li) => li.firstChild.textContent);
    const box = (value) => one(`nav input[value=${value}]`);
    const open = (name) => all("#list a").find((link) => link.textContent === name).click();

    // The page opens on the first case to review, and shows one case at a time.
    check("one article", all("article").filter(seen).length === 1);
    check("lists what needs a review", listed().join() === "t/<b>&\"',t/gone,t/moved,t/new,t/resized");
    check("names are text", title() === "t/<b>&\"'");
    check("shows how many", one("#shown").textContent === "5 of 6 shown");

    // The page filters cases by name and verdict.
    const filter = one("#filter");
    const type = (text) => { filter.value = text; filter.dispatchEvent(new Event("input")); };
    type("T/ MOV");
    check("filters by name", listed().join() === "t/moved" && title() === "t/moved");
    type("nowhere");
    check("shows that nothing is left", listed().length === 0 && seen(one(".nothing")));
    type("");
    box("different").click();
    check("filters by verdict", listed().join() === "t/<b>&\"',t/gone,t/new");
    box("same").click();
    check("finds what is the same", listed().includes("t/same"));
    box("same").click();
    box("different").click();

    // The keys `j` and `k` select the next and the previous case.
    open("t/gone");
    key("j");
    check("next", title() === "t/moved" && location.hash === one("[aria-current]").getAttribute("href"));
    key("k");
    check("previous", title() === "t/gone");
    key("j");
    key("/");
    check("a key for the filter", document.activeElement === filter);
    key("j", filter);
    check("no keys while typing", title() === "t/moved");
    key("Escape", filter);

    // Each way to view the pictures works.
    const figure = (role) => one(`article.current .${role}`);
    const roles = () => ["expected", "actual", "difference"].filter((role) => seen(figure(role))).join();
    check("side by side", roles() === "expected,actual,difference");
    const place = (role) => figure(role).querySelector("img").getBoundingClientRect();
    check("beside each other", place("expected").right <= place("actual").left);
    check("pictures are decoded", all("article.current img").every((img) => img.naturalWidth === 120));
    key("2");
    const clip = () => getComputedStyle(figure("actual").querySelector(".sheet")).clipPath;
    check("swipe", roles() === "expected,actual" && clip() === "inset(0px 0px 0px 50%)");
    check("on one another", place("expected").left === place("actual").left);
    key("ArrowRight");
    check("swipes by key", clip() === "inset(0px 0px 0px 55%)");
    const mix = one("#mix");
    mix.value = 20;
    mix.dispatchEvent(new Event("input"));
    check("swipes by slider", clip() === "inset(0px 0px 0px 20%)");
    const picture = place("expected");
    figure("actual").dispatchEvent(new PointerEvent("pointerdown",
      { clientX: picture.left + picture.width * 0.75, buttons: 1, bubbles: true, cancelable: true }));
    check("swipes by pointer", clip() === "inset(0px 0px 0px 75%)");
    key("3");
    check("onion skin", getComputedStyle(figure("actual").querySelector(".sheet")).opacity === "0.75");
    key("5");
    check("difference", roles() === "difference");
    key("z");
    check("pixel by pixel", place("difference").width === 120);
    key("z");
    check("twice as large", place("difference").width === 240);
    one("#zoom").value = "fit";
    one("#zoom").dispatchEvent(new Event("change"));
    open("t/resized");
    key("2");
    check("sizes at one scale", place("expected").width === place("actual").width
      && place("expected").height < place("actual").height);
    open("t/moved");
    check("shows why", one("article.current .causes").textContent.includes("'a' moved 8 right"));

    // The key `?` opens a list of the keys, and they can be switched off.
    key("?");
    check("lists the keys", one("dialog").open);
    one("#use-keys").click();
    one("dialog").close();
    key("1");
    check("keys can be off", main.dataset.mode === "swipe");
    one("#use-keys").click();

    // The page works with screen readers, and for people with low vision.
    check("every picture has words", all("img").every((img) => img.alt.length > 10));
    check("every field has a name", all("input, select").every((field) =>
      field.labels.length > 0 || field.hasAttribute("aria-label")));
    check("ids are unique", new Set(all("[id]").map((e) => e.id)).size === all("[id]").length);
    const rgb = (color) => color.match(/[\d.]+/g).slice(0, 3).map(Number).map((c) =>
      c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (color) => { const [r, g, b] = rgb(color); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
    const paint = (element) => {
      const color = getComputedStyle(element).backgroundColor;
      return color.endsWith(", 0)") ? paint(element.parentElement) : color;
    };
    const contrast = (element) => {
      const [a, b] = [luminance(getComputedStyle(element).color), luminance(paint(element))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    // WCAG 2.2, 1.4.3.
    check("enough contrast", all(".status, a, .count, .file, p, h2, li, del, ins").every((e) => contrast(e) >= 4.5));

    // Blinking alternates by itself, and stops on request.
    key("4");
    const first = roles();
    setTimeout(() => {
      const second = roles();
      key(" ");
      setTimeout(() => {
        check("blinks and stops", [first, second].sort().join() === "actual,expected" && roles() === second);
        finish();
      }, 3000);
    }, 1000);
    """#
}
