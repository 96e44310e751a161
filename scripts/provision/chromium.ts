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

/** Chromium without windows: the same pages for two thirds of the time, as it draws no browser around them. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const DEBIAN_SHELL = 'chromium-headless-shell'

/** The path of a Chromium for tests: without windows where there is one or Debian's can be installed, else a whole one. */
export async function provideTestBrowser(): Promise<string> {
  await provideFallbackFonts()
  if (!process.env.CHROMIUM && !findProgram(...SHELLS) && mayInstallPackages())
    await installPackages(DEBIAN_SHELL).catch((error: Error) => {
      if (!findProgram(...SYSTEM_BROWSERS)) throw error
      console.log('      not to be had: the tests take Chromium as it is installed, and half as long again')
    })
  return provide([...SHELLS, ...SYSTEM_BROWSERS], DEBIAN_SHELL)
}

/**
 * Until a page's fonts have arrived its text is set in a system font of the same widths. Debian's headless Chromium brings
 * none, so that on a bare machine text would move when the fonts come late.
 */
async function provideFallbackFonts(): Promise<void> {
  const isPresent = FALLBACK_FONTS.some((folder) => existsSync(folder))
  if (!isPresent && mayInstallPackages()) await installPackages('fonts-liberation')
}

const FALLBACK_FONTS = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2']

/** The path of a whole Chromium, as people use it. */
export const provideChromium = (): Promise<string> => provide(SYSTEM_BROWSERS, 'chromium')

async function provide(programs: readonly string[], debianPackage: string): Promise<string> {
  const named = process.env.CHROMIUM
  if (named) {
    const chosen = findProgram(named)
    if (!chosen) throw new Error(`CHROMIUM is ${named}, which is not a program that can be run.`)
    return chosen
  }
  const existing = findProgram(...programs)
  if (existing) return existing
  if (mayInstallPackages()) {
    await installPackages(debianPackage)
    const installed = findProgram(...programs)
    if (installed) return installed
  }
  throw new Error(
    'Chromium or Google Chrome is needed, and none was found.\n' +
      `Install one (Debian: sudo apt-get install ${debianPackage}), or set CHROMIUM to the path of its program.`,
  )
}
