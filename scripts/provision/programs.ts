import { findProgram, installPackages, mayInstallPackages } from './debian.ts'

/**
 * The path of a program that only benchmarks, rehearsals and tests on request need; installs its Debian package of the same name as root.
 * Undefined when it can be neither found nor installed: what needs it is then left out, with a notice.
 */
export async function provideProgram(
  name: 'nginx' | 'openssl' | 'wrk' | 'podman' | 'runc' | 'mmdebstrap',
): Promise<string | undefined> {
  const existing = findProgram(name)
  if (existing || !mayInstallPackages()) return existing
  try {
    await installPackages(name)
  } catch (error) {
    console.log(`      ${name} could not be installed: ${(error as Error).message}`)
  }
  return findProgram(name)
}
