import { migrations } from '../../migrations/index.ts'
import { readConfig } from '../config.ts'
import { importSite, print, requireSingleArgument, runCommand, withSite } from '../operations/index.ts'

const usage = `npm run import -- FOLDER_OR_DUMP [--apply]
Imports a hosted site: accounts with their passwords, paid customers, progress, quiz results, lesson and policy texts,
feedback and storage files. Without --apply it only previews the import. It can be run again: existing data is not
changed. No email is sent. Run it with the settings of the site, which must have been started once.

FOLDER   contains a file per table, as CSV with a header line, a JSON list, or one JSON object per line (.jsonl): users,
         paid_customers, course_completions, quiz_results, lesson_content, policy_content, feedback; and storage/ with
         images/ and videos/.
DUMP     is a plain dump: pg_dump --data-only, or supabase db dump --use-copy --data-only. It may be in the folder too.`

await runCommand({ usage, flags: ['apply'] }, async (args, flags) => {
  const path = requireSingleArgument(args, usage)
  const config = readConfig({ ...process.env, QUIET: '1' })
  const apply = flags.has('apply')
  await withSite(config, migrations, ({ db, clock }) =>
    importSite({ db, clock, config, log: print }, path, { apply }),
  )
  print(apply ? 'Done.' : 'Nothing was changed. Add --apply to import.')
})
