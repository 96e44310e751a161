const POSTGRES = { unique: '23505', reference: '23503' } as const
const SQLITE = { unique: /UNIQUE constraint failed/, reference: /FOREIGN KEY constraint failed/ } as const

/** Whether a statement failed because a row exists already, or because others refer to it; in either engine's words. */
export function isConstraintViolation(constraint: keyof typeof POSTGRES, error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === POSTGRES[constraint] || SQLITE[constraint].test(message)
}
