-- Opens the files of the working folder in Neovim, with the setup of the docs, and writes what it sees to results.json.
local results = { diagnostics = {}, texts = {} }

-- Debian's Neovim is older than vim.lsp.start.
vim.lsp.start = vim.lsp.start or (function()
  local id
  return function(config)
    id = id or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(0, id)
  end
end)()

local function places()
  return vim.tbl_map(function(each)
    return string.format('%d:%d-%d:%d %s', each.lnum + 1, each.col + 1, each.end_lnum + 1, each.end_col + 1, each.code)
  end, vim.diagnostic.get(0))
end

local function request(method, line, character)
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = line, character = character },
  }
  local _, response = next(vim.lsp.buf_request_sync(0, method, params, 20000))
  return response.result
end

local function wait_until(condition)
  if not vim.wait(20000, condition, 10) then error('nothing arrived in time') end
end

dofile('init.lua')

for _, file in ipairs(vim.fn.readdir('files')) do
  vim.cmd('edit files/' .. vim.fn.fnameescape(file))
  wait_until(function() return #vim.diagnostic.get(0) > 0 end)
  results.diagnostics[file] = places()
end

vim.cmd('edit files/a.json')
results.hover = request('textDocument/hover', 0, 15).contents.value
results.completions = vim.tbl_map(function(each) return each.label end, request('textDocument/completion', 0, 14))
local options = vim.diagnostic.config().virtual_text
results.hints = vim.tbl_map(options.format, vim.diagnostic.get(vim.fn.bufnr('files/b.json')))

-- Typing: the finding goes away.
vim.api.nvim_buf_set_text(0, 0, 21, 0, 30, { 'return' })
wait_until(function() return #vim.diagnostic.get(0) == 0 end)

-- Saving makes the certain fixes.
vim.cmd('edit files/b.json')
vim.cmd('silent write')
results.saved = table.concat(vim.fn.readfile('files/b.json'), '\n')

-- A saved configuration applies to open files.
vim.cmd('edit files/a.form')
vim.fn.writefile({ '{"rules":{"allowed-value":"off","sale-fields":"off"}}' }, 'pg-lint.config.json')
vim.cmd('silent write')
wait_until(function() return #vim.diagnostic.get(0) == 0 end)

vim.fn.writefile({ vim.fn.json_encode(results) }, 'results.json')
vim.cmd('qall!')
