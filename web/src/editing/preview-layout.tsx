import { editingCopy } from '@course/content/site/pages/editing'
import { type ReactNode, useState } from 'react'
import type { Theme } from './frame-styles.ts'
import { Choice, Sheet } from './sheet.tsx'

const copy = editingCopy.preview

type PreviewWidth = 'desktop' | 'phone'
type PreviewLayoutProps = {
  onClose: () => void
  /** Further choices. */
  tools?: ReactNode
  children: (view: { width: PreviewWidth; theme: Theme }) => ReactNode
}

/** The sheet of a preview, with the choice of its width and theme. */
export function PreviewLayout({ onClose, tools, children }: PreviewLayoutProps) {
  const [width, setWidth] = useState<PreviewWidth>('desktop')
  const [theme, setTheme] = useState<Theme>('light')
  return (
    <Sheet
      title={copy.title}
      onClose={onClose}
      tools={
        <>
          {tools}
          <Choice
            label={copy.width}
            value={width}
            options={{ desktop: copy.desktop, phone: copy.phone }}
            onChange={setWidth}
          />
          <Choice
            label={copy.theme}
            value={theme}
            options={{ light: copy.light, dark: copy.dark }}
            onChange={setTheme}
          />
        </>
      }
    >
      {children({ width, theme })}
    </Sheet>
  )
}
