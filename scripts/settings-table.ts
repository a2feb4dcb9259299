import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { withCalls } from './platform-calls.ts'
import { settingDescriptions } from '../server/settings-schema.ts'

const marks = /(<!-- settings: npm run readme -->\n)[^]*(<!-- \/settings -->)/

/** The README with the table of the server's settings. */
export async function withSettings(readme: string): Promise<string> {
  const rows = settingDescriptions.map(({ name, fallback, description }) => {
    const [purpose = '', leftOut = '–'] = description.split('. Default: ')
    return `| \`${name}\` | ${fallback ?? leftOut} | ${purpose} |`
  })
  const table = ['| setting | default | purpose |', '| --- | --- | --- |', ...rows].join('\n')
  const { code } = await format('README.md', table)
  return readme.replace(marks, (_whole, start: string, end: string) => `${start}\n${code}\n${end}`)
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync('README.md', await withSettings(readFileSync('README.md', 'utf8')))
  writeFileSync('docs/platform.md', await withCalls(readFileSync('docs/platform.md', 'utf8')))
}
