import type { Slide, Slides } from '@course/content/course/toolkit/slides'
import { LOCALE } from '@course/content/site/locale'
import { escapeAttribute, escapeText, packOoxml, RELATIONSHIPS_NAMESPACE, xmlDeclaration } from './ooxml.ts'

const namespaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${RELATIONSHIPS_NAMESPACE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`

/** 16:9, in EMU (914,400 per inch). */
const [WIDTH, HEIGHT, MARGIN] = [12_192_000, 6_858_000, 457_200]

/** Writes a slide deck with real title placeholders and tables, for outline view and screen readers. */
export function writeSlides({ title, slides }: Slides): Uint8Array {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="slide${index + 1}"/>`).join('')
  return packOoxml({
    title,
    root: 'ppt/presentation.xml',
    parts: [
      {
        path: 'ppt/presentation.xml',
        type: 'presentationml.presentation.main',
        xml: `${xmlDeclaration}<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="master"/></p:sldMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="${WIDTH}" cy="${HEIGHT}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
        relationships: [
          ['master', 'slideMaster', 'slideMasters/slideMaster1.xml'],
          ['theme', 'theme', 'theme/theme1.xml'],
          ...slides.map(
            (_, index) => [`slide${index + 1}`, 'slide', `slides/slide${index + 1}.xml`] as const,
          ),
        ],
      },
      {
        path: 'ppt/slideMasters/slideMaster1.xml',
        type: 'presentationml.slideMaster',
        xml: `${xmlDeclaration}<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${rootGroup}${titleShape('Title')}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="layout"/></p:sldLayoutIdLst></p:sldMaster>`,
        relationships: [
          ['layout', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
          ['theme', 'theme', '../theme/theme1.xml'],
        ],
      },
      {
        path: 'ppt/slideLayouts/slideLayout1.xml',
        type: 'presentationml.slideLayout',
        xml: `${xmlDeclaration}<p:sldLayout ${namespaces} type="titleOnly"><p:cSld name="Title and table"><p:spTree>${rootGroup}${titleShape('Title')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
        relationships: [['master', 'slideMaster', '../slideMasters/slideMaster1.xml']],
      },
      {
        path: 'ppt/theme/theme1.xml',
        type: 'theme',
        xml: themeXml,
      },
      ...slides.map((slide, index) => ({
        path: `ppt/slides/slide${index + 1}.xml`,
        type: 'presentationml.slide',
        xml: slideXml(slide),
        relationships: [['layout', 'slideLayout', '../slideLayouts/slideLayout1.xml'] as const],
      })),
    ],
  })
}

const rootGroup =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

const boxPosition = (y: number, height: number) =>
  `<a:off x="${MARGIN}" y="${y}"/><a:ext cx="${WIDTH - 2 * MARGIN}" cy="${height}"/>`

/** Sizes in hundredths of a point. */
const paragraph = (content: string, size: number, bold = false) =>
  `<a:p>${content === '' ? '' : `<a:r><a:rPr lang="${LOCALE}" sz="${size}"${bold ? ' b="1"' : ''}/><a:t>${escapeText(content)}</a:t></a:r>`}<a:endParaRPr lang="${LOCALE}" sz="${size}"/></a:p>`

const titleShape = (content: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm>${boxPosition(260_000, 640_000)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr anchor="ctr"/><a:lstStyle/>${paragraph(content, 2600, true)}</p:txBody></p:sp>`

const CONTENT_TOP = 1_000_000

function slideXml({ title, table, lines }: Slide): string {
  const linesHeight = table ? lines.length * 330_000 : HEIGHT - CONTENT_TOP - 300_000
  const tableXml = table ? tableFrame(title, table, HEIGHT - CONTENT_TOP - 300_000 - linesHeight) : ''
  const linesXml =
    lines.length > 0
      ? textBox(
          lines
            .map((line, index) =>
              table ? paragraph(line, 1400) : spacedParagraph(line, index === 0 ? 3600 : 2200),
            )
            .join(''),
          linesHeight,
        )
      : ''
  return `${xmlDeclaration}<p:sld ${namespaces}><p:cSld><p:spTree>${rootGroup}${titleShape(title)}${tableXml}${linesXml}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`
}

function tableFrame(title: string, table: NonNullable<Slide['table']>, height: number): string {
  const size = (table.size ?? 12) * 100
  const rowHeight = Math.floor(height / (table.rows.length + 1))
  const widths = table.widths.map((share) => Math.round(share * (WIDTH - 2 * MARGIN)))
  const row = (texts: readonly string[], isHeader: boolean) =>
    `<a:tr h="${isHeader ? Math.min(rowHeight, 400_000) : rowHeight}">${widths
      .map(
        (_, column) =>
          `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraph(texts[column] ?? '', size, isHeader || column === 0)}</a:txBody><a:tcPr marL="70000" marR="70000" marT="45000" marB="45000">${cellBorders}${isHeader ? '<a:solidFill><a:srgbClr val="F1F3F5"/></a:solidFill>' : '<a:noFill/>'}</a:tcPr></a:tc>`,
      )
      .join('')}</a:tr>`
  const grid = widths.map((width) => `<a:gridCol w="${width}"/>`).join('')
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="Table" descr="${escapeAttribute(`${title}: ${table.header.join(', ')}`)}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${boxPosition(CONTENT_TOP, height)}</p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1" firstCol="1"/><a:tblGrid>${grid}</a:tblGrid>${row(table.header, true)}${table.rows.map((texts) => row(texts, false)).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
}

/** A text box of this height at the bottom of the slide. */
const textBox = (paragraphs: string, height: number) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="4" name="Lines"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${boxPosition(HEIGHT - 200_000 - height, height)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`

/** A paragraph with space below. */
const spacedParagraph = (content: string, size: number) =>
  paragraph(content, size).replace('<a:p>', '<a:p><a:pPr><a:spcAft><a:spcPts val="1600"/></a:spcAft></a:pPr>')

const cellBorders = ['lnL', 'lnR', 'lnT', 'lnB']
  .map((edge) => `<a:${edge} w="9525"><a:solidFill><a:srgbClr val="C4C9D0"/></a:solidFill></a:${edge}>`)
  .join('')

const color = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
const fontFamily = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>'
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const themeXml = `${xmlDeclaration}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Plain"><a:themeElements><a:clrScheme name="Plain">${[
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
  )}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${fontFamily}</a:majorFont><a:minorFont>${fontFamily}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="9525">${fill}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
