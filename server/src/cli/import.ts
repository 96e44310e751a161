import { migrations } from '../../migrations/index.ts'
import { readConfig } from '../config.ts'
import { importSite, print, requireSingleArgument, runCommand, withSite } from '../operations/index.ts'

const usage = `npm run import -- FOLDER_OR_DUMP [--apply]
Takes over a hosted site: accounts with their passwords, who has paid, progress, quiz results, lesson and policy texts,
feedback, and the files of its storage. Without --apply it only says what it would do. It can be run again: what is here
already stays as it is. Nobody gets a mail. Run it with the settings of the site, which must have been started once.

FOLDER   has a file for each table, as CSV with a head line, JSON list or one JSON object on each line (.jsonl): users,
         paid_customers, course_completions, quiz_results, lesson_content, policy_content, feedback; and storage/ with
         images/ and videos/.
DUMP     is a plain dump: pg_dump --data-only, or supabase db dump --use-copy --data-only. It may lie in the folder too.`

await runCommand({ usage, flags: ['apply'] }, async (args, flags) => {
  const place = requireSingleArgument(args, usage)
  const config = readConfig({ ...process.env, QUIET: '1' })
  const apply = flags.has('apply')
  await withSite(config, migrations, ({ db, clock }) =>
    importSite({ db, clock, config, log: print }, place, { apply }),
  )
  print(apply ? 'Done.' : 'Nothing was changed. Add --apply to do it.')
})
