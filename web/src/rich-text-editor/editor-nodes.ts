import type { MediaBucket } from '@course/contract/editing/media-links'
import { isPrivateVideo } from '@course/contract/media/media'
import { type Attribute, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { resolveMediaUrl } from '../rich-text/media-links.ts'
import { BlockKeys } from './block-keys.ts'
import { CalloutNode } from './callout-node.ts'
import { type Source, videoNodeView } from './video-node-view.ts'

/**
 * Nodes for figures, videos, tables, subscript and superscript. Without them the editor would drop these
 * elements from a text.
 */

/**
 * The URL as stored in the text. The DOM has the resolved URL in `src` and the stored one in `data-path`;
 * `cleanEditorHtml` restores it.
 */
const urlAttribute = (bucket: MediaBucket): Attribute => ({
  default: null,
  parseHTML: urlOf,
  renderHTML: ({ src }) => displayUrlAttributes(src, bucket),
})

const urlOf = (element: Element): string | null =>
  element.getAttribute('data-path') ?? element.getAttribute('src')

/** A private video has no public URL. */
const displayUrlAttributes = (src: string | null, bucket: MediaBucket) => ({
  src: isPrivateVideo(src ?? '') ? undefined : resolveMediaUrl(src ?? '', bucket),
  'data-path': src,
})

const StoredImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), src: urlAttribute('images') }
  },
})

const sources: Attribute = {
  default: [],
  parseHTML: (element): Source[] =>
    [...element.querySelectorAll('source')].map((source) => ({
      src: urlOf(source),
      type: source.getAttribute('type'),
    })),
  rendered: false,
}

const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: urlAttribute('videos'), sources, title: { default: null } }),
  parseHTML: () => [{ tag: 'video' }],
  addNodeView: () => videoNodeView,
  renderHTML: ({ node, HTMLAttributes }) => [
    'video',
    mergeAttributes(HTMLAttributes, { controls: '' }),
    ...(node.attrs.sources as Source[]).map(
      ({ src, type }) => ['source', { ...displayUrlAttributes(src, 'videos'), type }] as const,
    ),
  ],
})

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | video | table) figcaption?',
  draggable: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
})

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableCaption? tableHead? tableBody+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, 0],
})

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: ({ HTMLAttributes }) => ['caption', HTMLAttributes, 0],
})

const TableHead = Node.create({
  name: 'tableHead',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'thead' }],
  renderHTML: ({ HTMLAttributes }) => ['thead', HTMLAttributes, 0],
})

const TableBody = Node.create({
  name: 'tableBody',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'tbody' }, { tag: 'tfoot' }],
  renderHTML: ({ HTMLAttributes }) => ['tbody', HTMLAttributes, 0],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const createCell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: null },
      rowspan: { default: null },
      scope: { default: null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const createScriptMark = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

export const editorNodes = [
  StoredImage,
  Video,
  Figure,
  Figcaption,
  Table,
  TableCaption,
  TableHead,
  TableBody,
  TableRow,
  createCell('tableCell', 'td'),
  createCell('tableHeader', 'th'),
  CalloutNode,
  BlockKeys,
  createScriptMark('subscript', 'sub'),
  createScriptMark('superscript', 'sup'),
]
