import { findProgram, installPackages, mayInstallPackages } from './debian.ts'

/**
 * The path of a program that only benchmarks, rehearsals and optional tests need. As root on Debian, installs the package
 * of the same name. Undefined if it cannot be found or installed; callers then skip their work with a notice.
 */
export async function provideProgram(
  name: 'nginx' | 'openssl' | 'pgbouncer' | 'wrk' | 'podman' | 'runc' | 'mmdebstrap',
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
