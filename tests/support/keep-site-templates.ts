import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a run of the tests a place for the data folders that its sites begin with, and takes it away after it. */
export default function keepSiteTemplates(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-sites-'))
  process.env['SITE_TEMPLATES'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
