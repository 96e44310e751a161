import type { Slide, Slides } from '@course/content/course/toolkit/slides'
import { attribute, packOoxml, text, xmlHead } from './ooxml.ts'

const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.presentationml'

/** Sixteen to nine, in the units of the format: 914,400 to the inch. */
const [WIDTH, HEIGHT, MARGIN] = [12_192_000, 6_858_000, 457_200]

/** A slide deck whose titles are titles and whose tables are tables. */
export function writeSlides({ title, slides }: Slides): Uint8Array {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="slide${index + 1}"/>`).join('')
  return packOoxml({
    title,
    root: 'ppt/presentation.xml',
    parts: [
      {
        path: 'ppt/presentation.xml',
        type: `${types}.presentation.main+xml`,
        xml: `${xmlHead}<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="master"/></p:sldMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${WIDTH}" cy="${HEIGHT}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
        links: [
          { id: 'master', type: `${relations}/slideMaster`, to: 'slideMasters/slideMaster1.xml' },
          { id: 'theme', type: `${relations}/theme`, to: 'theme/theme1.xml' },
          ...slides.map((_, index) => ({
            id: `slide${index + 1}`,
            type: `${relations}/slide`,
            to: `slides/slide${index + 1}.xml`,
          })),
        ],
      },
      {
        path: 'ppt/slideMasters/slideMaster1.xml',
        type: `${types}.slideMaster+xml`,
        xml: `${xmlHead}<p:sldMaster ${spaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${group}${titleShape('Title')}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="layout"/></p:sldLayoutIdLst></p:sldMaster>`,
        links: [
          { id: 'layout', type: `${relations}/slideLayout`, to: '../slideLayouts/slideLayout1.xml' },
          { id: 'theme', type: `${relations}/theme`, to: '../theme/theme1.xml' },
        ],
      },
      {
        path: 'ppt/slideLayouts/slideLayout1.xml',
        type: `${types}.slideLayout+xml`,
        xml: `${xmlHead}<p:sldLayout ${spaces} type="titleOnly"><p:cSld name="Title and table"><p:spTree>${group}${titleShape('Title')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
        links: [{ id: 'master', type: `${relations}/slideMaster`, to: '../slideMasters/slideMaster1.xml' }],
      },
      {
        path: 'ppt/theme/theme1.xml',
        type: 'application/vnd.openxmlformats-officedocument.theme+xml',
        xml: themeXml,
      },
      ...slides.map((slide, index) => ({
        path: `ppt/slides/slide${index + 1}.xml`,
        type: `${types}.slide+xml`,
        xml: slideXml(slide),
        links: [{ id: 'layout', type: `${relations}/slideLayout`, to: '../slideLayouts/slideLayout1.xml' }],
      })),
    ],
  })
}

const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

const frame = (y: number, height: number) =>
  `<a:off x="${MARGIN}" y="${y}"/><a:ext cx="${WIDTH - 2 * MARGIN}" cy="${height}"/>`

/** Sizes in hundredths of a point. */
const paragraph = (words: string, size: number, bold = false) =>
  `<a:p>${words === '' ? '' : `<a:r><a:rPr lang="en-US" sz="${size}"${bold ? ' b="1"' : ''}/><a:t>${text(words)}</a:t></a:r>`}<a:endParaRPr lang="en-US" sz="${size}"/></a:p>`

const titleShape = (words: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm>${frame(260_000, 640_000)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr anchor="ctr"/><a:lstStyle/>${paragraph(words, 2600, true)}</p:txBody></p:sp>`

/** Below the title. */
const TOP = 1_000_000

function slideXml({ title, table, lines }: Slide): string {
  const below = table ? lines.length * 330_000 : HEIGHT - TOP - 300_000
  const tableXml = table ? tableFrame(title, table, HEIGHT - TOP - 300_000 - below) : ''
  const linesXml =
    lines.length > 0
      ? textBox(
          lines
            .map((line, index) => (table ? paragraph(line, 1400) : spaced(line, index === 0 ? 3600 : 2200)))
            .join(''),
          below,
        )
      : ''
  return `${xmlHead}<p:sld ${spaces}><p:cSld><p:spTree>${group}${titleShape(title)}${tableXml}${linesXml}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`
}

function tableFrame(title: string, table: NonNullable<Slide['table']>, room: number): string {
  const size = (table.size ?? 12) * 100
  const rowHeight = Math.floor(room / (table.rows.length + 1))
  const widths = table.widths.map((share) => Math.round(share * (WIDTH - 2 * MARGIN)))
  const row = (texts: readonly string[], isHeader: boolean) =>
    `<a:tr h="${isHeader ? Math.min(rowHeight, 400_000) : rowHeight}">${widths
      .map(
        (_, column) =>
          `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraph(texts[column] ?? '', size, isHeader || column === 0)}</a:txBody><a:tcPr marL="70000" marR="70000" marT="45000" marB="45000">${edges}${isHeader ? '<a:solidFill><a:srgbClr val="F1F3F5"/></a:solidFill>' : '<a:noFill/>'}</a:tcPr></a:tc>`,
      )
      .join('')}</a:tr>`
  const grid = widths.map((width) => `<a:gridCol w="${width}"/>`).join('')
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="Table" descr="${attribute(`${title}: ${table.header.join(', ')}`)}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${frame(TOP, room)}</p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1" firstCol="1"/><a:tblGrid>${grid}</a:tblGrid>${row(table.header, true)}${table.rows.map((texts) => row(texts, false)).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
}

/** At the foot of the slide, so high. */
const textBox = (paragraphs: string, height: number) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="4" name="Lines"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${frame(HEIGHT - 200_000 - height, height)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`

/** With room below. */
const spaced = (words: string, size: number) =>
  paragraph(words, size).replace('<a:p>', '<a:p><a:pPr><a:spcAft><a:spcPts val="1600"/></a:spcAft></a:pPr>')

const edges = ['lnL', 'lnR', 'lnT', 'lnB']
  .map((edge) => `<a:${edge} w="9525"><a:solidFill><a:srgbClr val="C4C9D0"/></a:solidFill></a:${edge}>`)
  .join('')

const color = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
const family = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>'
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const themeXml = `${xmlHead}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Plain"><a:themeElements><a:clrScheme name="Plain">${[
  ['dk1', '1F2328'],
  ['lt1', 'FFFFFF'],
  ['dk2', '5F6772'],
  ['lt2', 'F1F3F5'],
  ['accent1', '8B94A0'],
  ['accent2', '5F6772'],
  ['accent3', '1F2328'],
  ['accent4', 'B8860B'],
  ['accent5', '1B7F79'],
  ['accent6', '6B4E9B'],
  ['hlink', '1B5E9B'],
  ['folHlink', '6B4E9B'],
]
  .map(([name, value]) => color(name!, value!))
  .join(
    '',
  )}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${family}</a:majorFont><a:minorFont>${family}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="9525">${fill}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
