import { existsSync } from 'node:fs'
import { findProgram, installPackages, mayInstallPackages } from './debian.ts'

const SYSTEM_BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Headless Chromium without browser UI. Tests take two thirds of the time. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const DEBIAN_SHELL = 'chromium-headless-shell'

/** The path of a Chromium for tests: a headless shell if it is or can be installed, otherwise a full Chromium. */
export async function provideTestBrowser(): Promise<string> {
  await provideFallbackFonts()
  if (!process.env.CHROMIUM && !findProgram(...HEADLESS_SHELLS) && mayInstallPackages())
    await installPackages(DEBIAN_SHELL).catch((error: Error) => {
      if (!findProgram(...SYSTEM_BROWSERS)) throw error
      console.log('      not available: using the installed Chromium, which takes about 50% longer')
    })
  return provide([...HEADLESS_SHELLS, ...SYSTEM_BROWSERS], DEBIAN_SHELL)
}

/**
 * While its fonts load, a page uses a system font with the same metrics. Debian's headless Chromium has none, so without
 * this, text would shift when the fonts arrive.
 */
async function provideFallbackFonts(): Promise<void> {
  const isPresent = FALLBACK_FONTS.some((folder) => existsSync(folder))
  if (!isPresent && mayInstallPackages()) await installPackages('fonts-liberation')
}

const FALLBACK_FONTS = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2']

/** The path of the installed Chromium that tests use, if there is one. */
export const findTestBrowser = (): string | undefined =>
  process.env.CHROMIUM || findProgram(...HEADLESS_SHELLS, ...SYSTEM_BROWSERS)

/** The path of a full Chromium. */
export const provideChromium = (): Promise<string> => provide(SYSTEM_BROWSERS, 'chromium')

async function provide(programs: readonly string[], debianPackage: string): Promise<string> {
  const configured = process.env.CHROMIUM
  if (configured) {
    const program = findProgram(configured)
    if (!program) throw new Error(`CHROMIUM is ${configured}, which is not an executable program.`)
    return program
  }
  const existing = findProgram(...programs)
  if (existing) return existing
  if (mayInstallPackages()) {
    await installPackages(debianPackage)
    const installed = findProgram(...programs)
    if (installed) return installed
  }
  throw new Error(
    'Chromium or Google Chrome is required, but none was found.\n' +
      `Install one (Debian: sudo apt-get install ${debianPackage}), or set CHROMIUM to the path of its program.`,
  )
}
