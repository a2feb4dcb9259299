import { expect, it } from 'vitest'
import { isRoled, rolesByKind } from '../../schemas/roles/index.ts'
import { pageRole, pageRoleNames } from '../../schemas/roles/page-roles.ts'
import { addressOf } from '../../schemas/kinds/index.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { migrateDocument } from '../../server/content/read/compile/migrate.ts'

const roled = defaultDocuments.filter(({ kind }) => isRoled(kind))

it.each(['page', 'popup', 'form'] as const)('the default documents have each role of a %s once', (kind) => {
  const found = roled.flatMap((each) => (each.kind === kind ? [each.body['role']] : []))
  expect(found.filter((role) => role !== undefined).sort()).toEqual([...rolesByKind[kind]].sort())
})

it('the default page of each role has the specified address', () => {
  const pages = roled.filter(({ kind, body }) => kind === 'page' && body['role'] !== undefined)
  expect(Object.fromEntries(pages.map((each) => [each.body['role'], addressOf(each) ?? null]))).toEqual(
    Object.fromEntries(pageRoleNames.map((role) => [role, pageRole(role).default])),
  )
})

it('gives documents of earlier builds their roles, wherever the default document has one', () => {
  const migrated = roled.map(({ body, ...rest }) => {
    const { role: _role, ...earlier } = body
    return migrateDocument({ ...rest, schemaVersion: 1, body: earlier })
  })
  expect(migrated.map(({ body }) => body['role'])).toEqual(roled.map(({ body }) => body['role']))
})

it('keeps offers away from games, sport, money, limits, the identity check, the security settings and errors', () => {
  const calm = pageRoleNames.filter((role) => pageRole(role).calm)
  const addresses = calm.flatMap((role) => pageRole(role).default ?? [])
  expect(calm).toContain('not-found')
  expect(addresses.filter((address) => !address.startsWith('/cashier'))).toEqual([
    '/game/:sysname',
    '/profile/responsible-game',
    '/responsible-gaming',
    '/profile/security',
    '/profile/verification',
    '/betting',
    '/slot-error',
  ])
})
