import { setTimeout as wait } from 'node:timers/promises'
import { buyCourse, type Learner } from '../provision/learner.ts'

const PAGES = ['/', '/auth', '/lesson-1', '/sample']
const THINKING_MS = 20

/** Simulates buyers, learners and open tabs until `stop` is called. Collects all errors in `failures`. */
export function startTraffic(siteUrl: string, sandboxUrl: string) {
  const failures: string[] = []
  const learners: Learner[] = []
  const assets = new Set<string>()
  const counts = { purchases: 0, lessons: 0, quizzes: 0, pages: 0, assets: 0 }
  let isStopped = false
  let buyers = 0

  const repeat = async (once: () => Promise<void>) => {
    while (!isStopped) {
      await once().catch((error: Error & { cause?: Error }) => {
        failures.push(`${error.message}${error.cause ? ` (${error.cause.message})` : ''}`)
      })
      await wait(THINKING_MS)
    }
  }

  /** Every user has their own IP address, to stay below the rate limits. */
  const ipAddressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

  const buy = async () => {
    const number = ++buyers
    const learner = await buyCourse(
      siteUrl,
      sandboxUrl,
      `buyer-${number}@rolling.example`,
      ipAddressOf(number),
    )
    learners.push(learner)
    counts.purchases++
  }
  const learn = async () => {
    const learner = learners[Math.floor(Math.random() * learners.length)]
    if (!learner) return
    if (!(await learner.readLesson()).includes('<p>'))
      failures.push(`${learner.email} has paid but sees no lesson`)
    counts.lessons++
    if (counts.lessons % 5 > 0) return
    await learner.takeQuiz()
    counts.quizzes++
  }
  /** An open tab: requests assets of all pages seen so far, as lazy-loaded parts of a page do. */
  const browseAssets = async () => {
    const page = PAGES[counts.pages++ % PAGES.length]!
    const html = await (await fetchPath(page)).text()
    for (const [, asset] of html.matchAll(/"(\/assets\/[^"]+)"/g)) assets.add(asset!)
    for (const asset of [...assets].sort(() => Math.random() - 0.5).slice(0, 10)) {
      await (await fetchPath(asset)).arrayBuffer()
      counts.assets++
    }
  }
  const fetchPath = async (path: string): Promise<Response> => {
    const response = await fetch(siteUrl + path, { headers: { accept: 'text/html' } })
    if (!response.ok) throw new Error(`${path} returned ${response.status}`)
    return response
  }

  const users = [buy, buy, learn, learn, learn, learn, browseAssets, browseAssets].map(repeat)
  return {
    failures,
    counts,
    assets,
    async stop() {
      isStopped = true
      await Promise.all(users)
    },
  }
}
