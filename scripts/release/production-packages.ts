type Package = {
  link?: boolean
  resolved?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Package> }

/**
 * The folders of the installed packages that these workspaces need at runtime, resolved from the lock file like Node
 * does. So a release contains the tested packages, without a second install.
 */
export function productionPackages({ packages }: Lock, workspaces: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (folder: string) => {
    if (found.has(folder)) return
    found.add(folder)
    const { link, resolved, dependencies, optionalDependencies, peerDependencies } = packages[folder]!
    if (link) return visit(resolved!)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const installed = foldersAbove(folder)
        .map((above) => `${above}node_modules/${name}`)
        .find((path) => path in packages)
      if (installed) visit(installed)
      else if (dependencies && name in dependencies)
        throw new Error(`${folder} needs ${name}, which is not locked`)
    }
  }
  for (const workspace of workspaces) visit(workspace)
  return [...found].filter((folder) => folder.includes('node_modules/')).sort()
}

/** The folders where Node looks for packages, from the package itself up to the root. */
function foldersAbove(folder: string): string[] {
  if (folder === '') return ['']
  const end = folder.lastIndexOf('node_modules/')
  return [`${folder}/`, ...foldersAbove(folder.slice(0, Math.max(0, end - 1)))]
}
