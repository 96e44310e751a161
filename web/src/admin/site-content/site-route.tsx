import { type BlockName, siteBlocks } from '@course/contract/site-content/blocks'
import type { SiteBlockList } from '@course/contract/site-content/functions'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { fetchSiteBlocks } from './requests.ts'

export const loader = screenLoader(() => fetchSiteBlocks())

/** What the owner can change of the site, in the order of the front page. */
export function Component() {
  const { blocks } = useScreenData(loader).data
  const groups = ['Settings', 'Front page'] as const
  return (
    <AdminScreen
      title="Site"
      intro="Your name and look, the price, and each part of the front page."
      tools={
        <ButtonLink to="/" reloadDocument target="_blank" variant="secondary" size="small">
          View site
        </ButtonLink>
      }
    >
      <div className="grid gap-12">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 className="text-2xl">{group}</h2>
            <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {blocks
                .filter(({ name }) => siteBlocks[name].group === group)
                .map((block) => (
                  <BlockCard key={block.name} {...block} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </AdminScreen>
  )
}

function BlockCard({ name, changed }: SiteBlockList['blocks'][number]) {
  const { title, description } = siteBlocks[name]
  return (
    <li className="relative grid content-start gap-1 rounded-md border border-hairline bg-surface p-5 transition-colors hover:border-brand">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        <Link to={blockPath(name)} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{description}</p>
      <p className="mt-2 text-sm text-muted">
        {changed ? (
          <>
            Changed <Time at={changed.at} /> by {changed.by ?? 'a deleted user'}
          </>
        ) : (
          'Not changed yet'
        )}
      </p>
    </li>
  )
}

const blockPath = (name: BlockName) => `/admin/site/${name}`
