import { fillYear } from '../demo/year.ts'
import { print, runCommand } from '../operations/index.ts'
import { hasPurchases } from '../sales/index.ts'
import { withApp } from './with-app.ts'

const CUSTOMERS = 2000

const usage = 'npm run demo   fills a site without purchases with a year of sample data'

await runCommand({ usage }, async (args) => {
  if (args.length > 0) throw new Error(usage)
  await withApp(async ({ site, notices }) => {
    if (await hasPurchases(site.db))
      throw new Error('This site has purchases. The demo only fills a site without any.')
    await fillYear(site, CUSTOMERS)
    for (const [name, value] of notices) print(`${name}: ${value}`)
    print(`Added ${CUSTOMERS} sample customers. Open /admin to see them.`)
  })
})
