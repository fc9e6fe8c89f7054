-- Draws the layouts of a document: a filter of pandoc 2.17 or later.
--
--     pandoc guide.md --lua-filter pandoc-layoutdraw.lua -o guide.html
--
-- ```{.layout name=form alt="A form" caption="Figure 1" width=160 theme=dark .hide-source}
--
-- Pictures are written next to the output file (metadata `layouts: FOLDER` names another folder, relative to it): SVGs, PDFs
-- for LaTeX, PNGs for formats that show neither. Several canvases share one picture. The block itself stays above its picture,
-- unless it has the class hide-source.

local looks = { "theme", "show", "names", "canvas", "canvas-sizes", "devices", "directions", "text-scales", "background" }
local choices = { "canvas-sizes", "devices", "directions", "text-scales" }
local folder, count, page, taken = nil, 0, nil, {}

local function ending()
  if FORMAT:match("latex") or FORMAT:match("beamer") or FORMAT:match("context") then return "pdf" end
  if FORMAT:match("docx") or FORMAT:match("odt") or FORMAT:match("pptx") or FORMAT:match("rtf") then return "png" end
  return "svg"
end

-- The number of lines before a block's content in its file; 0 where the file does not have the content literally.
local function linesBefore(text)
  local place = page and page:find("\n" .. text .. "\n", 1, true)
  if not place then return 0 end
  local _, lines = page:sub(1, place):gsub("\n", "")
  return lines
end

local function hasSeveralCanvases(block)
  for _, choice in ipairs(choices) do
    if (block.attributes[choice] or ""):find(",", 1, true) then return true end
  end
  local _, canvases = ("\n" .. block.text):gsub("\n[ \t]*canvas[ \t]", "")
  return canvases > 1 and not block.attributes.canvas
end

-- The name of a block's picture without its ending.
local function pictureName(block)
  local name = block.attributes.name
  if name and (name:find("[/\\]") or name:find("^%.")) then
    error("'" .. name .. "' is not the name of a picture: leave out slashes, and a dot at the beginning", 0)
  end
  name = name or "layout-" .. count
  if taken[name] then error("an earlier block has the name '" .. name .. "': choose another one", 0) end
  taken[name] = true
  return name
end

local function drawn(block)
  if not (block.classes:includes("layout") or block.classes:includes("vfl")) or block.classes:includes("ignore") then
    return nil
  end
  count = count + 1
  local output = PANDOC_STATE.output_file
  local base = output and pandoc.path.directory(output) or "."
  local name = pictureName(block) .. "." .. ending()
  local path = pandoc.path.join({ base, folder, name })
  os.execute("mkdir -p '" .. pandoc.path.directory(path):gsub("'", "'\\''") .. "'")
  local arguments = { "-c", 'exec layoutdraw "$@" 2>&1', "sh", "-", "-o", path }
  if ending() == "svg" then arguments[#arguments + 1] = "--svg-text=outlines" end
  if hasSeveralCanvases(block) then arguments[#arguments + 1] = "--sheet" end
  for _, look in ipairs(looks) do
    local value = block.attributes[look] or block.attributes["data-" .. look]
    if value then arguments[#arguments + 1] = "--" .. look .. "=" .. value end
  end
  local text = string.rep("\n", linesBefore(block.text)) .. block.text .. "\n"
  local isDrawn, messages = pcall(pandoc.pipe, "sh", arguments, text)
  local status = isDrawn and 0 or messages.error_code
  if not isDrawn then messages = messages.output end
  messages = messages:gsub("<stdin>", (PANDOC_STATE.input_files[1] or "<stdin>"))
  if status ~= 0 and status ~= 1 then error(messages, 0) end
  if messages ~= "" then io.stderr:write(messages, "\n") end
  local attributes = { alt = block.attributes.alt or block.attributes.caption or "A layout" }
  if block.attributes.width then attributes.width = block.attributes.width .. "px" end
  local caption = block.attributes.caption and { pandoc.Str(block.attributes.caption) } or {}
  local link = pandoc.path.join({ folder, name })
  if ending() ~= "svg" then link = path end
  local title = block.attributes.caption and "fig:" or ""
  local shown = pandoc.Para({ pandoc.Image(caption, link, title, pandoc.Attr("", {}, attributes)) })
  if block.classes:includes("hide-source") then return shown end
  return { pandoc.CodeBlock(block.text, pandoc.Attr(block.identifier, block.classes)), shown }
end

function Pandoc(document)
  folder = document.meta.layouts and pandoc.utils.stringify(document.meta.layouts) or "."
  local file = PANDOC_STATE.input_files[1] and io.open(PANDOC_STATE.input_files[1], "r")
  if file then
    page = "\n" .. file:read("a"):gsub("\r\n", "\n")
    file:close()
  end
  return document:walk({ CodeBlock = drawn })
end
