import type { Style } from '../platform/rendering/typesetter.ts'

export const colors = {
  ink: '#1f2328',
  muted: '#5f6772',
  rule: '#c4c9d0',
  band: '#f1f3f5',
  secondary: '#8b94a0',
}

export const styles = {
  body: { size: 10, weight: 400, color: colors.ink },
  strong: { size: 10, weight: 650, color: colors.ink },
  open: { size: 10, weight: 400, color: colors.muted },
  cell: { size: 9, weight: 400, color: colors.ink },
  cellName: { size: 9, weight: 650, color: colors.ink },
  footer: { size: 8, weight: 400, color: colors.muted },
} as const satisfies Record<string, Style>

export const headingStyles: Record<1 | 2 | 3, Style> = {
  1: { size: 22, weight: 650, color: colors.ink },
  2: { size: 14, weight: 650, color: colors.ink },
  3: { size: 11, weight: 650, color: colors.ink },
}
