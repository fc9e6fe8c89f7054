/// The page: one document, without anything from elsewhere. It asks this server for `/version`, `/picture`, `/diagnostics`
/// and `/explanation`.
public let previewPage = """
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; \
  style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
  <link rel="icon" href="data:,">
  <title>layoutdraw preview</title>
  <style>
  \(previewStyle)</style>
  </head>
  <body>
  <header>
  <h1 id="file">layoutdraw preview</h1>
  <label>Canvas <select id="canvas"></select></label>
  <label>Theme <select id="theme"></select></label>
  <fieldset id="annotations"><legend>Show</legend></fieldset>
  <label>Zoom <select id="zoom"><option value="0.5">50 %</option><option value="1" selected>100 %</option>
  <option value="2">200 %</option><option value="4">400 %</option></select></label>
  <span id="size"></span>
  <button id="reset" type="button" hidden>As in the file</button>
  </header>
  <p id="state" role="status" hidden></p>
  <div class="columns">
  <main>
  <div id="stage">
  <div id="picture"></div>
  <div id="mark" hidden></div>
  <div id="east" class="edge" role="slider" tabindex="0" aria-label="Width of the canvas" \
  title="Drag to solve at another width"></div>
  <div id="south" class="edge" role="slider" tabindex="0" aria-label="Height of the canvas" \
  aria-orientation="vertical" title="Drag to solve at another height"></div>
  <div id="corner" class="edge" title="Drag to solve at another size"></div>
  </div>
  </main>
  <aside>
  <section aria-labelledby="problems-title"><h2 id="problems-title">Problems</h2><ul id="problems"></ul></section>
  <section aria-labelledby="view-title"><h2 id="view-title">View</h2>
  <div id="view"><p class="soft">Point at a view; click it to learn why it is where it is.</p></div>
  <pre id="why" hidden></pre>
  </section>
  </aside>
  </div>
  <script>
  \(previewScript)</script>
  </body>
  </html>

  """
