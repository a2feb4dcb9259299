import { siteTemplate } from '../../e2e/support/site.ts'
import keepSiteTemplates from './keep-site-templates.ts'

/** Fills the initial data of the run's sites before the first test, whose time limit it would exceed. */
export default async function fillSiteTemplate(): Promise<() => void> {
  const end = keepSiteTemplates()
  try {
    await siteTemplate(process.env['SITE_TEMPLATES'] ?? '')
  } catch (error) {
    end()
    throw error
  }
  return end
}
