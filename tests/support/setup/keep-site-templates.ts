import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a folder for the initial data of the run's sites, and deletes it after the run. */
export default function keepSiteTemplates(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-sites-'))
  process.env['SITE_TEMPLATES'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
