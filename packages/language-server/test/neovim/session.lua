-- Opens the files of the working folder in Neovim, with the setup of the docs, and writes what it sees to results.json.
local results = { diagnostics = {}, texts = {} }

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
  if not vim.wait(60000, condition, 10) then error('nothing arrived in time') end
end

dofile('init.lua')

results.messages = {}
vim.lsp.handlers['window/showMessage'] = function(_, shown) table.insert(results.messages, shown.message) end

-- Takes the code action whose title starts like this, as a person does.
local function take(title)
  local taken = false
  vim.ui.select = function(actions, _, on_choice)
    for _, action in ipairs(actions) do
      if not taken and vim.startswith(action[2].title, title) then
        taken = true
        on_choice(action)
      end
    end
  end
  vim.lsp.buf.code_action()
  wait_until(function() return taken end)
end

for _, file in ipairs(vim.fn.readdir('files')) do
  vim.cmd('edit files/' .. vim.fn.fnameescape(file))
  wait_until(function() return #vim.diagnostic.get(0) > 0 end)
  results.diagnostics[file] = places()
end

vim.cmd('edit files/a.json')
results.hover = request('textDocument/hover', 0, 15).contents.value
results.completions = vim.tbl_map(function(each) return each.label end, request('textDocument/completion', 0, 14).items)
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

-- An empty file: what is typed finds a whole payload.
results.examples = {}
for file, typed in pairs({ ['new.json'] = 'session', ['new.yaml'] = 'set 6', ['new.form'] = 'wallet2' }) do
  vim.cmd('edit ' .. file)
  vim.api.nvim_buf_set_lines(0, 0, -1, true, { typed })
  local found = request('textDocument/completion', 0, #typed)
  for _, item in ipairs(found.items) do
    if not results.examples[file] and vim.startswith(item.filterText:lower(), typed) then
      results.examples[file] = item.label
      vim.lsp.util.apply_text_edits({ item.textEdit }, 0, 'utf-16')
    end
  end
  results.texts[file] = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n')
end

-- A file that may be a payload: checked as one at once, and suppressed at once.
vim.cmd('silent edit maybe.json')
take('Check this file as card-params')
wait_until(function() return #vim.diagnostic.get(0) > 0 end)
results.diagnostics['maybe.json'] = places()
vim.api.nvim_win_set_cursor(0, { 1, 15 })
take('Suppress')
wait_until(function() return #vim.diagnostic.get(0) == 0 end)
results.config = table.concat(vim.fn.readfile('pg-lint.config.json'), '\n')

vim.fn.writefile({ vim.fn.json_encode(results) }, 'results.json')
vim.cmd('qall!')
