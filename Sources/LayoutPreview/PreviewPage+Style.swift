/// How the page looks: the picture in the middle, what there is to say of it beside it, in the reader's colour scheme.
let previewStyle = """
  :root { color-scheme: light dark; --ink: #1f2328; --soft: #57606a; --paper: #ffffff; --panel: #f3f5f7;
    --line: #cdd3da; --accent: #0550ae; --bad: #b3261e; --warn: #7d4e00; --desk: #cfd6dd; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --soft: #a8b1bb; --paper: #14171a; --panel: #1d2126;
    --line: #3a414a; --accent: #79b8ff; --bad: #ff938a; --warn: #f2c265; --desk: #2f353c; } }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; color: var(--ink);
    background: var(--paper); font: 14px/1.45 system-ui, sans-serif; }
  h1, h2, p, ul { margin: 0; padding: 0; }
  h1 { font-size: 16px; overflow-wrap: anywhere; }
  h2 { font-size: 14px; }
  header { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center; padding: 8px 16px;
    border-bottom: 1px solid var(--line); }
  header select, header button { font: inherit; }
  fieldset { display: flex; flex-wrap: wrap; gap: 2px 10px; border: 0; margin: 0; padding: 0; }
  legend { float: left; padding: 0; margin-right: 8px; }
  #size { color: var(--soft); font-variant-numeric: tabular-nums; }
  #state { padding: 6px 16px; background: var(--bad); color: var(--paper); font-weight: 600; }
  .columns { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) minmax(260px, 380px); }
  main { overflow: auto; padding: 24px; background: var(--desk); }
  #stage { position: relative; width: max-content; user-select: none; }
  #picture svg { display: block; transform-origin: 0 0; }
  .stale #picture { opacity: 0.45; }
  #mark { position: absolute; pointer-events: none; outline: 2px solid var(--accent);
    background: color-mix(in srgb, var(--accent) 18%, transparent); }
  .edge { position: absolute; touch-action: none; background: var(--accent); opacity: 0.25; border-radius: 3px; }
  .edge:hover, .edge:focus, .edge.dragged { opacity: 0.9; outline: none; }
  #east { width: 6px; cursor: ew-resize; }
  #south { height: 6px; cursor: ns-resize; }
  #corner { width: 12px; height: 12px; cursor: nwse-resize; }
  aside { border-left: 1px solid var(--line); padding: 12px 16px; overflow: auto; background: var(--panel); }
  aside section { margin-bottom: 18px; }
  aside ul { list-style: none; margin-top: 6px; }
  aside li { padding: 3px 0; overflow-wrap: anywhere; }
  .soft, .place { color: var(--soft); }
  .place { font-variant-numeric: tabular-nums; margin-right: 6px; }
  code, pre { font: 12px/1.5 ui-monospace, monospace; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border-top: 1px solid var(--line); padding-top: 8px; }
  .error b { color: var(--bad); }
  .warning b { color: var(--warn); }
  .left-out { color: var(--bad); text-decoration: line-through; }
  @media (max-width: 720px) { body { height: auto; } .columns { grid-template-columns: minmax(0, 1fr); }
    aside { border-left: 0; border-top: 1px solid var(--line); } }

  """
