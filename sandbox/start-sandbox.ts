import fastify from 'fastify'
import { answerError, asApiError } from './http/answer-error.ts'
import { createSandbox } from './index.ts'

interface Settings {
  port: number
  dataDir: string
  /** Address under which browsers reach the sandbox. */
  publicUrl: string
}

const logError = (error: unknown) => process.stderr.write(`${String(error)}\n`)

/** Serves the sandbox alone, on this machine, until the process is asked to end. */
export async function startSandbox({ port, dataDir, publicUrl }: Settings): Promise<void> {
  const sandbox = await createSandbox({ dataDir, publicUrl, logError, sweepInterval: 10_000 })
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => answerError(reply, asApiError(error, { logError })))
  await sandbox.register(app)
  app.addHook('onClose', () => sandbox.close())
  await app.listen({ port, host: '127.0.0.1' })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void app.close().then(() => process.exit(0), logError))
  process.stdout.write(`The sandbox is at ${publicUrl}: start the site with PLATFORM_URL=${publicUrl}\n`)
}
