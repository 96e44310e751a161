import { bucketOf, parseVideoLink } from '@course/contract/editing/media-links'
import { safeLinkUrl, storedMediaUrl } from '@course/contract/media/rich-text-urls'
import { lessonPaths } from '@course/contract/paths'
import type { Editor } from '@tiptap/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

type InsertedUrl = { kind: 'link' | 'image' | 'video'; url: string; description: string }

const hints = {
  link: `A URL (https://…), an email (mailto:…), or a page on this site, such as ${lessonPaths()[0]}`,
  image: 'https://… or a path in storage, such as images/weave.svg',
  video: 'A YouTube or Vimeo link, or a path in storage, such as videos/intro.mp4',
}

type InsertUrlFormProps = { kind: InsertedUrl['kind']; editor: Editor; onDone: () => void }

/** Inserts a link, image or video by URL. */
export function InsertUrlForm({ kind, editor, onDone }: InsertUrlFormProps) {
  const currentHref = kind === 'link' ? String(editor.getAttributes('link').href ?? '') : ''
  const [url, setUrl] = useState(currentHref)
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string>()

  function insert(event: FormEvent) {
    event.preventDefault()
    // The editor may be inside another form.
    event.stopPropagation()
    if (insertUrl(editor, { kind, url: url.trim(), description: description.trim() })) onDone()
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
        value={url}
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setUrl(event.target.value)
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
        <Button type="submit" size="small" disabled={url.trim() === ''}>
          Insert
        </Button>
        {currentHref && (
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

/** Returns false if the URL is not allowed in texts. */
function insertUrl(editor: Editor, { kind, url, description }: InsertedUrl): boolean {
  const chain = editor.chain().focus()
  if (kind === 'image') {
    const src = storedMediaUrl(url, 'images')
    return src !== undefined && chain.setImage({ src, alt: description }).run()
  }
  if (kind === 'video' && !parseVideoLink(url)) {
    const src = storedMediaUrl(url, 'videos')
    return src !== undefined && chain.insertContent({ type: 'video', attrs: { src } }).run()
  }
  const isHost = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url)
  // A file name in storage looks like a host, too.
  const href = safeLinkUrl(isHost && !bucketOf(url) ? `https://${url}` : url)
  if (!href) return false
  if (kind === 'link' && (!editor.state.selection.empty || editor.isActive('link'))) {
    return chain.extendMarkRange('link').setLink({ href }).run()
  }
  const link = { type: 'text', text: url, marks: [{ type: 'link', attrs: { href } }] }
  // A video link in its own paragraph is shown as a player.
  return chain.insertContent(kind === 'video' ? { type: 'paragraph', content: [link] } : link).run()
}
