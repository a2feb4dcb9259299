import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { CallName } from '../../schemas/api/calls.ts'
import { isMoneyCall } from '../../schemas/api/methods.ts'

/** Connections of one part to PostgreSQL. */
export interface PoolFigures {
  schema: string
  used: number
  idle: number
  /** Queries that wait for a connection. */
  waiting: number
}

export interface SiteMetrics {
  observePublish: (publication: { result: 'published' | 'rejected' | 'failed'; seconds: number }) => void
  observePage: (source: 'cached' | 'made') => void
  observeMoney: (call: CallName, status: number) => void
  /** Adds the connections to PostgreSQL, asked for at each reading. */
  includePools: (figures: () => readonly PoolFigures[]) => void
}

/** After `unknown` nobody knows whether money moved; the client asks with the same key again. */
const outcomeOf = (status: number) => (status < 400 ? 'accepted' : status < 500 ? 'rejected' : 'unknown')

export function createSiteMetrics(registry: Registry): SiteMetrics {
  const registers = [registry]
  const publications = new Histogram({
    name: 'marquee_publish_duration_seconds',
    help: 'Duration of publications on this server, by result: published, rejected or failed',
    labelNames: ['result'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const pages = new Counter({
    name: 'marquee_guest_pages_total',
    help: "Pages for guests, cached or made; players' pages are always made and not counted",
    labelNames: ['source'],
    registers,
  })
  const money = new Counter({
    name: 'marquee_money_calls_total',
    help: 'Calls that move money, by outcome: accepted (also repeated answers), rejected or unknown',
    labelNames: ['call', 'outcome'],
    registers,
  })
  return {
    observePublish: ({ result, seconds }) => publications.observe({ result }, seconds),
    observePage: (source) => pages.inc({ source }),
    observeMoney(call, status) {
      if (isMoneyCall(call)) money.inc({ call, outcome: outcomeOf(status) })
    },
    includePools: (figures) => addPools(registry, figures),
  }
}

function addPools(registry: Registry, figures: () => readonly PoolFigures[]): void {
  const connections = new Gauge({
    name: 'marquee_postgres_connections',
    help: 'Connections to PostgreSQL by schema and state; waiting: queries without a connection',
    labelNames: ['schema', 'state'],
    registers: [registry],
    collect() {
      connections.reset()
      for (const { schema, used, idle, waiting } of figures()) {
        connections.set({ schema, state: 'used' }, used)
        connections.set({ schema, state: 'idle' }, idle)
        connections.set({ schema, state: 'waiting' }, waiting)
      }
    },
  })
}
