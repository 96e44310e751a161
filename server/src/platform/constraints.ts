const POSTGRES = { unique: '23505', reference: '23503' } as const
const SQLITE = { unique: /UNIQUE constraint failed/, reference: /FOREIGN KEY constraint failed/ } as const

/** Whether a statement violated a unique or foreign-key constraint, on either engine. */
export function isConstraintViolation(constraint: keyof typeof POSTGRES, error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === POSTGRES[constraint] || SQLITE[constraint].test(message)
}
