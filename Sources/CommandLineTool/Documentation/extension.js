// Starts `layoutdraw lsp` for files of the language "layout".
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration('layoutdraw');
  const command = settings.get('path');
  client = new LanguageClient(
    'layoutdraw', { command, args: ['lsp'] }, {
      documentSelector: [{ language: 'layout' }],
      initializationOptions: { inlayHints: settings.get('inlayHints') },
      synchronize: { configurationSection: 'layoutdraw' },
    });
  return client.start();
};

exports.deactivate = () => client?.stop();
