-- Drives every request of the language server with a real Neovim (0.7 or later), and fails where an answer is not as
-- expected:
--
--     LAYOUTDRAW=.build/debug/layoutdraw nvim --headless -u NONE -c 'luafile .ci/editors/neovim.lua'

local program = vim.env.LAYOUTDRAW or 'layoutdraw'
local folder = vim.fn.tempname()
vim.fn.mkdir(folder)
local lines = {
  '// A card', '// in a corner', 'canvas "phone" 200x100', 'let gap = 8', 'view card {',
  '    label title "Hi" color #ff0000 margins 1 ', '    |-gap-[title]', '}', 'card.left = 8', 'card.top == 8',
  'card.width = 100', 'card.height =50', 'V:|[title]', 'titel.left = 3',
}
vim.fn.writefile(lines, folder .. '/a.layout')
vim.fn.writefile({ 'view other' }, folder .. '/b.layout')

local failures = 0
local function expect(name, condition, value)
  if not condition then
    failures = failures + 1
    io.stdout:write('✘ ' .. name .. ': ' .. vim.inspect(value) .. '\n')
  end
end

-- 1. Run the lines of the manual, with hints switched on.
local client
vim.cmd('edit ' .. folder .. '/a.layout')
client = vim.lsp.start_client({
  name = 'layoutdraw', cmd = { program, 'lsp' }, root_dir = folder, init_options = { inlayHints = true },
})
vim.lsp.buf_attach_client(0, client)
expect('start', vim.wait(20000, function() return vim.lsp.buf_get_clients(0)[client] ~= nil end, 20), client)
local server = vim.lsp.get_client_by_id(client)

local document = { uri = vim.uri_from_bufnr(0) }
local function ask(method, parameters)
  parameters.textDocument = parameters.textDocument or document
  local answer = server.request_sync(method, parameters, 20000, 0)
  if not answer or answer.err then
    expect(method, false, answer)
    return {}
  end
  return answer.result
end
local function at(line, character) return { position = { line = line, character = character } } end
local whole = { start = { line = 0, character = 0 }, ['end'] = { line = #lines, character = 0 } }

-- 2. Check the published diagnostics.
expect('diagnostics', vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20), {})
local printed = vim.diagnostic.get(0)[1] or {}
expect('diagnostics', printed.lnum == 13 and printed.code == 'unknown-view' or printed.message:find("did you mean 'title'"), printed)

-- 3. Fix the error, and send every request.
vim.api.nvim_buf_set_lines(0, 13, 14, true, {})
vim.wait(20000, function() return #vim.diagnostic.get(0) == 0 or vim.diagnostic.get(0)[1].severity > 1 end, 20)

local outline = ask('textDocument/documentSymbol', {})
expect('outline', #outline == 3 and outline[3].name == 'card' and outline[3].children[1].name == 'title', outline)
expect('outline, range', outline[3].range['end'].line == 7, outline[3])
local folds = ask('textDocument/foldingRange', {})
expect('folding', #folds == 2 and folds[1].kind == 'comment' and folds[2].startLine == 4 and folds[2].endLine == 6, folds)
local colors = ask('textDocument/documentColor', {})
expect('colors', #colors == 1 and colors[1].color.red == 1 and colors[1].color.blue == 0, colors)
local written = ask('textDocument/colorPresentation', { color = { red = 0, green = 0.5, blue = 1, alpha = 1 }, range = colors[1].range })
expect('color written', written[1].label == '#0080ff', written)
local hints = ask('textDocument/inlayHint', { range = whole })
expect('hints', #hints == 2 and hints[1].label == '100 × 50 at 8, 8', hints)
local selections = ask('textDocument/selectionRange', { positions = { { line = 5, character = 11 } } })
expect('selection', selections[1].range.start.character == 10 and selections[1].parent.range.start.character == 4, selections)
local symbols = ask('workspace/symbol', { query = 'other' })
expect('symbols of the folder', #symbols == 1 and vim.endswith(symbols[1].location.uri, '/b.layout'), symbols)
local help = ask('textDocument/signatureHelp', at(5, 45))
expect('signature', help.activeSignature == 1 and help.activeParameter == 1, help)
local items = ask('textDocument/completion', at(8, 5)).items
expect('completion', #items > 10, items)
local hover = ask('textDocument/hover', at(8, 1))
expect('hover', hover.contents and hover.contents.value:find('100 × 50'), hover)
local definition = ask('textDocument/definition', at(6, 14))
expect('definition', definition.range and definition.range.start.line == 5, definition)
expect('references', #ask('textDocument/references', { position = { line = 6, character = 14 }, context = { includeDeclaration = true } }) == 3, {})
expect('highlights', #ask('textDocument/documentHighlight', at(6, 14)) == 3, {})
expect('rename', ask('textDocument/prepareRename', at(6, 14)).placeholder == 'title', {})
local renaming = ask('textDocument/rename', { position = { line = 6, character = 14 }, newName = 'name' })
expect('rename', #renaming.changes[document.uri] == 3, renaming)
expect('tokens', #ask('textDocument/semanticTokens/full', {}).data > 20, {})
expect('formatting', #ask('textDocument/formatting', { options = { tabSize = 4, insertSpaces = true } }) == 1, {})
expect('fixes', type(ask('textDocument/codeAction', { range = whole, context = { diagnostics = {} } })) == 'table', {})

-- 4. Shut the server down.
server.stop()
vim.wait(5000, function() return vim.lsp.client_is_stopped(client) end, 20)
expect('stop', vim.lsp.client_is_stopped(client), {})
io.stdout:write(failures == 0 and 'every request is answered as expected\n' or failures .. ' failures\n')
vim.cmd(failures == 0 and 'qall!' or 'cquit 1')
