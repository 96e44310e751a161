import { bucketOf, parseVideoLink } from '@course/contract/editing/media-links'
import { safeLinkUrl } from '@course/contract/media/rich-text-urls'
import { lessonPaths } from '@course/contract/paths'
import type { Editor } from '@tiptap/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { toStoredMediaPath } from '../rich-text/media-links.ts'

type InsertedUrl = { kind: 'link' | 'image' | 'video'; address: string; description: string }

const hints = {
  link: `A URL (https://…), an email (mailto:…), or a page on this site, such as ${lessonPaths[0]}`,
  image: 'https://… or a path in the storage such as images/weave.svg',
  video: 'A YouTube or Vimeo link, or a path in the storage such as videos/intro.mp4',
}

type InsertUrlFormProps = { kind: InsertedUrl['kind']; editor: Editor; onDone: () => void }

/** Asks where a link leads or where a picture or film lies, and puts it into the text. */
export function InsertUrlForm({ kind, editor, onDone }: InsertUrlFormProps) {
  const before = kind === 'link' ? String(editor.getAttributes('link').href ?? '') : ''
  const [address, setAddress] = useState(before)
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string>()

  function insert(event: FormEvent) {
    event.preventDefault()
    // The screen around the editor may be a form too.
    event.stopPropagation()
    if (put(editor, { kind, address: address.trim(), description: description.trim() })) onDone()
    else setProblem("This URL can't be used here.")
  }

  function removeLink() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }

  return (
    <form onSubmit={insert} noValidate className="mt-3 grid gap-4 border-t border-hairline px-2 pt-4">
      <Field
        label="URL"
        hint={hints[kind]}
        error={problem}
        value={address}
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setAddress(event.target.value)
          setProblem(undefined)
        }}
      />
      {kind === 'image' && (
        <Field
          label="Alt text"
          hint="Describe the image for people who can't see it"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={address.trim() === ''}>
          Insert
        </Button>
        {before && (
          <Button variant="secondary" size="small" onClick={removeLink}>
            Remove link
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  )
}

/** False when the address leads nowhere that a text may lead. */
function put(editor: Editor, { kind, address, description }: InsertedUrl): boolean {
  const chain = editor.chain().focus()
  if (kind === 'image') {
    const src = toStoredMediaPath(address, 'images')
    return src !== undefined && chain.setImage({ src, alt: description }).run()
  }
  if (kind === 'video' && !parseVideoLink(address)) {
    const src = toStoredMediaPath(address, 'videos')
    return src !== undefined && chain.insertContent({ type: 'video', attrs: { src } }).run()
  }
  const isHost = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address)
  // The name of a stored file looks like a host too.
  const href = safeLinkUrl(isHost && !bucketOf(address) ? `https://${address}` : address)
  if (!href) return false
  if (kind === 'link' && (!editor.state.selection.empty || editor.isActive('link'))) {
    return chain.extendMarkRange('link').setLink({ href }).run()
  }
  const link = { type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }
  // A video's link stands in a paragraph of its own, where readers see the player.
  return chain.insertContent(kind === 'video' ? { type: 'paragraph', content: [link] } : link).run()
}
