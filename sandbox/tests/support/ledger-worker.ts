/** Posts movements forever and confirms each one. The crash test kills it in between. */
import {
  databaseLocation,
  inTransaction,
  migrateDatabase,
  openDatabase,
} from '../../../server/contracts/database.ts'
import { postEntry } from '../../ledger/ledger.ts'
import { migrations } from '../../migrations/index.ts'
import type { SandboxTables } from '../../tables/sandbox-tables.ts'

const [dataDir = '', databaseUrl = '', run = ''] = process.argv.slice(2)
const place = databaseLocation({ dataDir, databaseUrl: databaseUrl || null }, 'sandbox')
const database = openDatabase<SandboxTables>(place)
await migrateDatabase(database, migrations)
for (let number = 0; ; number += 1) {
  const reference = `deposit:${run}:${number}`
  const posting = { wallet: 'main', currency: 'UZS' } as const
  await inTransaction(database, (trx) =>
    postEntry(trx, {
      reference,
      kind: 'deposit',
      at: 0,
      postings: [
        { ...posting, owner: 'provider:uzcard', amount: -7n },
        { ...posting, owner: `player:${number % 5}`, amount: 7n },
      ],
    }),
  )
  process.stdout.write(`${reference}\n`)
}
