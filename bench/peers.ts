import { Bench, type Line } from './harness/bench.ts'
import { auditPage } from './harness/lighthouse.ts'
import { printLines } from './harness/results.ts'
import { requestsPerSecond } from './harness/wrk.ts'

const urls = process.argv.slice(2)

if (urls.length === 0 || !urls.every((url) => URL.canParse(url))) {
  console.error(
    'Usage: node bench/peers.ts URL…\nCompares front pages: http://localhost:3000/ and those of other products.',
  )
  process.exitCode = 1
} else {
  const bench = new Bench(false, 3)
  try {
    const lines: Line[] = []
    for (const url of urls) {
      const load = await requestsPerSecond(bench, { url, headers: { 'accept-encoding': 'gzip' } })
      lines.push(await bench.measure(url, 'requests/s', {}, load))
      const { performance, kilobytes, largestPaintSeconds } = await auditPage(bench, url)
      lines.push(
        bench.line(`${url}: Lighthouse`, 'points', {}, [performance]),
        bench.line(`${url}: weight`, 'KB', {}, [kilobytes]),
        bench.line(`${url}: largest paint`, 's', {}, [largestPaintSeconds]),
      )
    }
    printLines(lines)
  } finally {
    await bench.end()
  }
}
