/** `npm run course`. Imported one by one, because the built-in course may have a typo, with which the site cannot be loaded. */
const [command, folder] = process.argv.slice(2)
if (command === 'check' && folder === undefined) await import('./course/check-content.ts')
else await import('./course/folder-command.ts')
