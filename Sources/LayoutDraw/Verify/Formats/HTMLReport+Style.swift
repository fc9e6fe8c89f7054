/// How the report looks: two columns, light or dark as the reader has it, and as print or a narrow screen needs it.
let reportStyle = """
  :root { color-scheme: light dark; --ink: #1f2328; --soft: #57606a; --paper: #ffffff; --panel: #f3f5f7;
    --line: #cdd3da; --accent: #0550ae; --bad: #b3261e; --good: #116329; --warn: #7d4e00; --add: #dff5e3; --cut: #fde3e1; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --soft: #a8b1bb; --paper: #14171a; --panel: #1d2126;
    --line: #3a414a; --accent: #79b8ff; --bad: #ff938a; --good: #7ee29a; --warn: #f2c265; --add: #12351d; --cut: #43181a; } }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  h1, h2, h3, p { margin: 0; }
  h1 { font-size: 20px; }
  h2 { font-size: 20px; overflow-wrap: anywhere; }
  h3 { font-size: 15px; margin-top: 16px; }
  a { color: var(--accent); }
  header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 10px 16px;
    border-bottom: 1px solid var(--line); }
  header button { margin-left: auto; }
  .skip { position: absolute; left: -9999px; }
  .skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 4px 8px; z-index: 2; }
  .columns { display: grid; grid-template-columns: minmax(200px, 320px) minmax(0, 1fr); }
  nav { border-right: 1px solid var(--line); background: var(--panel); padding: 12px; }
  .js nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; align-self: start; min-height: 100vh; }
  nav input[type=search] { width: 100%; font: inherit; padding: 4px 6px; }
  nav fieldset { display: flex; flex-wrap: wrap; gap: 2px 12px; }
  fieldset { border: 0; margin: 8px 0 0; padding: 0; }
  legend { padding: 0; font-weight: 600; }
  .count, .file, #shown, figcaption, .toolbar span, .signs { color: var(--soft); }
  ol { list-style: none; margin: 8px 0 0; padding: 0; }
  nav li { display: flex; gap: 8px; justify-content: space-between; padding: 3px 6px; border-radius: 4px; }
  nav li a { overflow-wrap: anywhere; text-decoration: none; }
  nav li a:hover { text-decoration: underline; }
  nav li:has([aria-current]) { background: var(--paper); outline: 2px solid var(--accent); }
  .status { font-size: 13px; font-weight: 600; white-space: nowrap; color: var(--warn); }
  .status.same { color: var(--good); }
  .status.different, .status.violated, .status.failed { color: var(--bad); }
  main { padding: 12px 16px 40px; min-width: 0; }
  main:focus, article:focus { outline: none; }
  .toolbar { display: flex; flex-wrap: wrap; gap: 6px 20px; align-items: center; padding-bottom: 10px; min-height: 46px; }
  #modes { display: flex; flex-wrap: wrap; gap: 2px 12px; margin: 0; }
  #modes legend { float: left; margin-right: 12px; }
  .slider { display: flex; gap: 8px; align-items: center; }
  #mix { width: 220px; }
  article { border-top: 1px solid var(--line); padding: 12px 0 28px; }
  :root:not(.js) :is(search, header button) { display: none; }
  .js article { display: none; scroll-margin-top: 100vh; }
  .js article.current { display: block; }
  .causes ul, .notices ul { margin: 4px 0 0; padding-left: 22px; }
  code, pre, kbd { font: 13px/1.5 ui-monospace, monospace; }
  pre { overflow-x: auto; margin: 6px 0 0; border: 1px solid var(--line); border-radius: 4px; }
  pre del, pre ins { display: block; text-decoration: none; padding: 0 6px; width: max-content; min-width: 100%; }
  pre del { background: var(--cut); }
  pre ins { background: var(--add); }
  .stage { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 12px; margin-top: 8px; }
  figure { margin: 0; min-width: 0; max-width: min(var(--width) * 1px, 100%, (100vh - 60px) * var(--width) / var(--height)); }
  .sign::before { content: ""; display: inline-block; width: .7em; height: .7em; margin-right: .3em;
    background: var(--sign); border: 1px solid var(--line); }
  .sign { margin-right: .6em; white-space: nowrap; }
  .sheet { overflow: auto; touch-action: pan-y; }
  img { display: block; width: calc(var(--share) * 100%); height: auto;
    background: repeating-conic-gradient(#fff 0 25%, #e9e9e9 0 50%) 0 0 / 16px 16px;
    box-shadow: 0 0 0 1px var(--line); }
  main[data-zoom="1"] img, main[data-zoom="2"] img, main[data-zoom="4"] img {
    width: calc(var(--width) * var(--share) * var(--zoom) * 1px); image-rendering: pixelated; }
  main[data-zoom]:not([data-zoom=fit]) figure { max-width: none; }
  main[data-zoom]:not([data-zoom=fit]) .stage { overflow: auto; }
  .js main:is([data-mode=swipe], [data-mode=onion], [data-mode=blink]) .both { grid-template-columns: minmax(0, 1fr); }
  .js main:is([data-mode=swipe], [data-mode=onion], [data-mode=blink]) .both figure { grid-area: 1 / 1; }
  .js main:is([data-mode=swipe], [data-mode=onion], [data-mode=blink]) .both .difference { display: none; }
  .js main:is([data-mode=swipe], [data-mode=onion], [data-mode=blink]) .both .actual figcaption { text-align: end; }
  .js main[data-mode=swipe] .both .actual .sheet { clip-path: inset(0 0 0 calc(var(--mix) * 1%)); }
  .js main[data-mode=swipe] .both { cursor: ew-resize; }
  .js main[data-mode=swipe] .both .actual { position: relative; }
  .js main[data-mode=swipe] .both .actual::after { content: ""; position: absolute; top: 1.5em; bottom: 0;
    left: calc(var(--mix) * 1% - 1px); border-left: 2px solid var(--accent); }
  .js main[data-mode=onion] .both .actual .sheet { opacity: calc(var(--mix) / 100); }
  .js main[data-mode=blink]:not(.second) .both .actual { visibility: hidden; }
  .js main[data-mode=blink].second .both .expected { visibility: hidden; }
  .js main[data-mode=difference] .both :is(.expected, .actual) { display: none; }
  dialog { color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
  dd { margin: 0; }
  kbd { border: 1px solid var(--line); border-radius: 3px; padding: 0 4px; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  @media (max-width: 760px) { .columns { grid-template-columns: 1fr; } .js nav { position: static; max-height: 40vh;
    min-height: 0; } nav { border-right: 0; border-bottom: 1px solid var(--line); } .stage:not(.both) { grid-auto-flow: row; } }
  @media print { nav, .toolbar, header button { display: none; } .js article { display: block; } .columns { display: block; } }

  """
