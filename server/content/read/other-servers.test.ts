import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { home, homeWords } from '../../../tests/support/content/content-gateways.ts'
import { handDriven } from '../../../tests/support/content/content-site.ts'
import {
  createTestDatabase,
  isOnPostgres,
  server,
  type TestDatabase,
} from '../../../tests/support/setup/test-database.ts'
import { listen } from '../../db/notices.ts'
import type { ContentGateway } from '../model/gateway.ts'
import { createContentGateway } from './content-gateway.ts'
import { eventually } from '../../../tests/support/eventually.ts'

describe.runIf(isOnPostgres)('a publication on PostgreSQL', () => {
  let own: TestDatabase
  let gateways: ContentGateway[] = []
  beforeEach(async () => {
    own = await createTestDatabase()
  })
  afterEach(async () => {
    for (const gateway of gateways) await gateway.close()
    gateways = []
    await own.remove()
  })

  /** A server that listens and never polls. */
  async function open(): Promise<ContentGateway> {
    const { dataDir, databaseUrl } = own.settings
    const more = { databaseUrl, service: undefined, startListening: listen }
    const { options } = handDriven(join(dataDir, String(gateways.length)), more)
    const gateway = await createContentGateway(options)
    gateways.push(gateway)
    return gateway
  }

  const listening = `from pg_stat_activity where datname = $1 and query like 'listen %'`
  const untilBothListen = () =>
    eventually(async () => {
      await server?.run(async (client) => {
        const { rows } = await client.query<{ count: number }>(`select count(*)::int ${listening}`, [
          own.name,
        ])
        expect(rows[0]?.count).toBe(2)
      })
    })

  test('is served by other servers without polling, also after they lost their connection', async () => {
    const publishing = await open()
    const other = await open()
    await untilBothListen()
    await publishing.publish([home('first')], 'test')
    await eventually(() => expect(other.contentVersion).toBe(2))
    expect(await homeWords(other)).toEqual({ words: '<p>first</p>' })
    await server?.run((client) => client.query(`select pg_terminate_backend(pid) ${listening}`, [own.name]))
    await publishing.publish([home('second')], 'test')
    await eventually(() => expect(other.contentVersion).toBe(3))
  })
})
