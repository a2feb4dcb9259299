import type { FastifyBaseLogger } from 'fastify'
import { Health, siteChecks } from '../health/index.ts'
import type { CompleteForm } from '../content/index.ts'
import {
  type MenuFilter,
  SharedAnswers,
  type SitePages,
  createFormCompletion,
  createSitePages,
  withPictures,
} from '../render/index.ts'
import { inKnownLocales } from '../platform/index.ts'
import { platformNotes } from './platform-notes.ts'
import { pollPlatform } from './poll-platform.ts'
import { createPreviews, type Previews } from './previews.ts'
import type { SiteParts } from './site-parts.ts'

/** What several groups of routes share. */
export interface SiteContext extends SiteParts, ReturnType<typeof pollPlatform> {
  now: () => number
  menuFilter: MenuFilter | undefined
  pages: SitePages
  previews: Previews
  completeForm: CompleteForm
  health: Health
}

/** Connects the parts: a change of the content or of the platform drops the cached pages. */
export async function createSiteContext(parts: SiteParts, log: FastifyBaseLogger): Promise<SiteContext> {
  const { settings, gateway, entry, build, now = Date.now } = parts
  const { general, frames } = pollPlatform(parts, log, () => pages.clear())
  const platform = { ...parts.platform, ...inKnownLocales(parts.platform, { general, content: gateway }) }
  const { condition } = platform
  const menuFilter = condition && {
    absent: () => condition().absent.map(({ call }) => call),
    holds: entry.holds,
  }
  const rendering = {
    gateway,
    platform,
    general,
    frames,
    menuFilter,
    build,
    log,
    now,
    answers: new SharedAnswers({ platform: withPictures(platform, gateway), now }),
    holds: entry.holds,
    render: entry.render,
    publicUrl: settings.publicUrl,
  }
  const pages = counted(createSitePages(rendering), parts.onPage)
  gateway.onChange(() => pages.clear())
  platform.onAbsence?.(() => pages.clear())
  await Promise.all([general.refresh(), frames?.chat.refresh()])
  const { dataDir, databaseUrl } = settings
  const checks = siteChecks({
    dataDir,
    databaseUrl,
    content: () => gateway.health(),
    platform: async () => ({
      fault: general.fault(),
      ...platform.condition?.(),
      notes: platformNotes(await parts.studio.platformReport()),
    }),
  })
  const previews = createPreviews(parts, rendering)
  const completeForm = createFormCompletion({
    gateway,
    general,
    now,
    log,
    metadata: (locale) => platform.call('metadata.get', {}, { locale }),
    phones: (locale) => platform.call('account.getContactPhoneSettings', {}, { locale }),
  })
  return {
    ...parts,
    platform,
    now,
    general,
    frames,
    menuFilter,
    pages,
    previews,
    completeForm,
    health: new Health(checks, now),
  }
}

/** Reports whether pages for guests are found in the cache. */
function counted(pages: SitePages, onPage: SiteParts['onPage']): SitePages {
  if (!onPage) return pages
  return {
    ...pages,
    cachedAnswer(format, url) {
      const found = pages.cachedAnswer(format, url)
      if (found) onPage('cached')
      return found
    },
    answer(format, url, caller) {
      if (caller === undefined && url.failure === undefined) onPage('made')
      return pages.answer(format, url, caller)
    },
  }
}

/** Ends polling and closes the parts. */
export async function closeSite({ general, frames, platform, studio, gateway, shared }: SiteContext) {
  general.stop()
  frames?.chat.stop()
  await platform.close()
  await studio.close()
  await gateway.close()
  await shared?.close()
}
