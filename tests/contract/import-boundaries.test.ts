import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundaries } from '../../eslint.boundaries.js'

/** [importing file, imported file, whether it is allowed, import() instead of import] */
const cases: [string, string, boolean, 'dynamic'?][] = [
  ['schemas/locale.ts', 'src/lib/browser/storage.ts', false],
  ['src/lib/browser/storage.ts', 'schemas/locale.ts', true],
  ['src/lib/browser/storage.ts', 'src/ui/controls/button.tsx', false],
  ['src/ui/controls/button.tsx', 'src/lib/browser/storage.ts', true],
  ['src/ui/controls/button.tsx', 'src/renderer/blocks/blocks.tsx', false],
  ['src/renderer/blocks/blocks.tsx', 'src/ui/controls/button.tsx', true],
  ['src/renderer/blocks/blocks.tsx', 'registry/hero/hero.tsx', false],
  ['src/renderer/blocks/blocks.tsx', 'src/modules/session/index.ts', false],
  ['src/modules/session/index.ts', 'src/renderer/blocks/blocks.tsx', true],
  ['src/modules/session/index.ts', 'src/modules/games/index.ts', false],
  ['src/modules/games/index.ts', 'src/modules/session/index.ts', true],
  ['src/modules/games/index.ts', 'src/modules/session/store.ts', false],
  ['src/modules/games/index.ts', 'src/modules/balance/index.ts', false],
  ['registry/hero/hero.tsx', 'src/modules/games/index.ts', true],
  ['registry/hero/hero.tsx', 'src/modules/games/game-tile.tsx', false],
  ['registry/hero/hero.tsx', 'registry/section/section.tsx', false],
  ['registry/hero/hero.schema.ts', 'schemas/component.ts', true],
  ['registry/hero/hero.schema.ts', 'src/ui/controls/button.tsx', false],
  ['registry/index.ts', 'registry/hero/hero.schema.ts', true],
  ['src/app/navigation/routes.tsx', 'src/modules/session/index.ts', true],
  ['src/app/navigation/routes.tsx', 'src/modules/session/store.ts', false],
  ['src/app/navigation/routes.tsx', 'registry/index.ts', false],
  ['src/entry-client.tsx', 'src/app/navigation/routes.tsx', true],
  ['server/start.ts', 'src/entry-server.tsx', true],
  ['server/start.ts', 'src/app/navigation/routes.tsx', false],
  ['server/start.ts', 'src/renderer/blocks/blocks.tsx', false],
  ['server/start.ts', 'server/platform/index.ts', true],
  ['server/start.ts', 'server/platform/hit-route.ts', false],
  ['server/start.ts', 'sandbox/index.ts', false],
  ['server/start.ts', 'sandbox/index.ts', false, 'dynamic'],
  ['server/start.ts', 'tests/support/helper.ts', false],
  ['server/site/register-site.ts', 'server/content/index.ts', true],
  ['server/site/register-site.ts', 'server/content/model/gateway.ts', false],
  ['server/site/site-parts.ts', 'server/env.ts', true],
  ['server/site/site-parts.ts', 'server/start.ts', false],
  ['server/platform/hit-route.ts', 'server/env.ts', false],
  ['server/platform/hit-route.ts', 'sandbox/index.ts', false, 'dynamic'],
  ['server/platform/hit-route.ts', 'server/render/index.ts', false],
  ['server/content/model/gateway.ts', 'registry/index.ts', true],
  ['server/content/model/gateway.ts', 'server/builds/index.ts', true],
  ['server/content/model/gateway.ts', 'server/studio/index.ts', false],
  ['server/content/model/gateway.ts', 'server/render/index.ts', false],
  ['server/render/page/guards.ts', 'server/content/index.ts', true],
  ['server/render/page/guards.ts', 'server/content/model/gateway.ts', false],
  ['server/render/page/guards.ts', 'src/app/render/server-rendering.ts', true],
  ['server/render/page/guards.ts', 'server/studio/index.ts', false],
  ['server/render/page/guards.ts', 'server/db/database.ts', false],
  ['server/studio/index.ts', 'server/content/index.ts', true],
  ['server/studio/index.ts', 'server/content/model/gateway.ts', false],
  ['server/platform/open-remote-platform.ts', 'server/contracts/platform.ts', true],
  ['server/contracts/database.ts', 'server/db/database.ts', true],
  ['server/contracts/platform.ts', 'server/platform/index.ts', false],
  ['server/studio/index.ts', 'server/render/index.ts', false],
  ['server/frames/index.ts', 'server/platform/index.ts', true],
  ['server/frames/index.ts', 'server/content/index.ts', false],
  ['server/cms-accounts/index.ts', 'server/content/index.ts', true],
  ['server/cms-accounts/index.ts', 'server/frames/index.ts', false],
  ['server/api-docs/index.ts', 'server/platform/index.ts', false],
  ['server/http/cookies.ts', 'server/lib/html.ts', true],
  ['server/http/cookies.ts', 'server/platform/index.ts', false],
  ['server/db/database.ts', 'server/http/cookies.ts', false],
  ['server/lib/html.ts', 'server/http/cookies.ts', false],
  ['server/integrations.ts', 'integrations/strapi/index.ts', true],
  ['server/integrations.ts', 'integrations/strapi/strapi-service.ts', false],
  ['server/content/index.ts', 'integrations/strapi/index.ts', false],
  ['integrations/strapi/index.ts', 'server/content/index.ts', true],
  ['integrations/strapi/index.ts', 'server/content/model/gateway.ts', false],
  ['sandbox/index.ts', 'server/db/database.ts', false],
  ['sandbox/index.ts', 'server/contracts/database.ts', true],
  ['sandbox/index.ts', 'schemas/api/calls/games.ts', true],
  ['sandbox/index.ts', 'schemas/locale.ts', true],
  ['sandbox/index.ts', 'schemas/documents/page.ts', false],
  ['sandbox/index.ts', 'server/contracts/platform.ts', true],
  ['sandbox/index.ts', 'server/platform/index.ts', false],
  ['sandbox/index.ts', 'server/content/model/gateway.ts', false],
  ['registry/hero/hero.stories.tsx', 'registry/section/section.tsx', true],
]

describe('import boundaries', () => {
  let root: string
  let eslint: ESLint

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'marquee-boundaries-'))
    await symlink(resolve('node_modules'), join(root, 'node_modules'))
    await writeFile(join(root, 'package.json'), '{"type":"module"}')
    await writeFile(
      join(root, 'tsconfig.json'),
      '{"compilerOptions":{"moduleResolution":"bundler","allowImportingTsExtensions":true,"noEmit":true}}',
    )
    for (const file of new Set(cases.flatMap(([from, to]) => [from, to]))) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), 'export const value = 1\n')
    }
    eslint = new ESLint({
      cwd: root,
      overrideConfigFile: true,
      overrideConfig: [
        {
          ...boundaries,
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parser: tseslint.parser },
          settings: { ...boundaries.settings, 'boundaries/root-path': root },
        },
      ],
    })
  })

  afterAll(() => rm(root, { recursive: true, force: true }))

  it.each(cases)('%s imports %s: %s %s', async (from, to, allowed, kind) => {
    const path = relative(dirname(from), to)
    const specifier = path.startsWith('.') ? path : `./${path}`
    const code =
      kind === 'dynamic'
        ? `export const load = () => import('${specifier}')`
        : `import { value } from '${specifier}'\nexport { value }`
    const [result] = await eslint.lintText(code, { filePath: join(root, from) })
    expect(result?.errorCount === 0).toBe(allowed)
  })
})
