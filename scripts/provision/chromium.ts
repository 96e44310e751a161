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

/** The path of a Chromium that can be run; installs Debian's when there is none and this is root. */
export async function provideChromium(): Promise<string> {
  const named = process.env.CHROMIUM
  if (named) {
    const chosen = findProgram(named)
    if (!chosen) throw new Error(`CHROMIUM is ${named}, which is not a program that can be run.`)
    return chosen
  }
  const present = findProgram(...SYSTEM_BROWSERS)
  if (present) return present
  if (mayInstallPackages()) {
    await installPackages('chromium')
    const installed = findProgram(...SYSTEM_BROWSERS)
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium or Google Chrome, and none was found.\n' +
      'Install one (Debian: sudo apt-get install chromium), or set CHROMIUM to the path of its program.',
  )
}
