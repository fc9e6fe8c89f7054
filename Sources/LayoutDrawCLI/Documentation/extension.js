// Starts `layoutdraw lsp` for files of the language "layout".
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = () => {
  const command = workspace.getConfiguration('layoutdraw').get('path');
  client = new LanguageClient(
    'layoutdraw', { command, args: ['lsp'] }, { documentSelector: [{ language: 'layout' }] });
  return client.start();
};

exports.deactivate = () => client?.stop();
