import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { scratchFolder } from '../../scripts/scratch-folder.mjs'
import type { Answer, Send } from './bettor.ts'
import { freePort } from '../../scripts/free-port.mjs'

/** The proxy of deploy/haproxy.cfg. */
export interface Front {
  /** Sends a request over HTTP/2. Rejects if the connection breaks. */
  send: Send
  /** Adds headers to a request. */
  sendWith: (headers: Record<string, string>) => Send
  /** The port for HTTP without TLS. */
  plainUrl: string
  stop: () => Promise<void>
}

/** Makes a certificate of localhost; returns it, and the file with the certificate and its key. */
async function newCertificate(folder: string): Promise<{ certificate: Buffer; file: string }> {
  const [keyFile, certificateFile, file] = [
    join(folder, 'key'),
    join(folder, 'certificate'),
    join(folder, 'pem'),
  ]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', keyFile, '-out', certificateFile]
  const command = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files]
  execFileSync('openssl', command, { stdio: 'ignore' })
  const certificate = await readFile(certificateFile)
  await writeFile(file, [certificate, await readFile(keyFile)])
  return { certificate, file }
}

/** Connects over HTTP/2, as soon as the front listens. */
async function untilConnected(port: number, ca: Buffer, fault: () => Error | undefined) {
  for (;;) {
    const session = connect(`https://127.0.0.1:${port}`, { ca, servername: 'localhost' })
    // Each request reports it, too.
    session.on('error', () => undefined)
    try {
      await once(session, 'connect')
      return session
    } catch (error) {
      const reason = fault()
      if (reason) throw reason
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error
      await wait(100)
    }
  }
}

/** Starts the front of these servers on a port that their settings name as `PUBLIC_URL`. */
export async function startFront(port: number, servers: readonly string[]): Promise<Front> {
  const folder = await mkdtemp(join(scratchFolder(), 'marquee-front-'))
  const plainPort = await freePort()
  const addresses = Object.fromEntries(
    servers.map((url, index) => [`SITE${index + 1}`, `127.0.0.1:${new URL(url).port}`] as const),
  )
  const { certificate, file } = await newCertificate(folder)
  const proxy = spawn('haproxy', ['-f', join('deploy', 'haproxy.cfg')], {
    env: {
      ...process.env,
      ...addresses,
      HTTP_BIND: `127.0.0.1:${plainPort}`,
      HTTPS_BIND: `127.0.0.1:${port}`,
      CERTIFICATE: file,
      // All load comes from one address.
      REQUEST_LIMIT: '1000000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let fault: Error | undefined
  proxy.once('error', () => (fault = new Error('HAProxy is missing (Debian: apt-get install haproxy)')))
  proxy.once('exit', (code) => (fault = new Error(`HAProxy ended with ${code}`)))
  process.on('exit', () => proxy.kill('SIGKILL'))
  const session = await untilConnected(port, certificate, () => fault)

  const sendWith =
    (extra: Record<string, string>): Send =>
    (path, form) =>
      new Promise<Answer>((resolve, reject) => {
        const post = {
          ':method': 'POST',
          'content-type': 'application/x-www-form-urlencoded',
        }
        const stream = session.request({
          ':path': path,
          ':authority': `localhost:${port}`,
          ...(form && post),
          ...extra,
        })
        let status = 0
        let headers: Answer['headers'] = {}
        let text = ''
        stream.setEncoding('utf8')
        stream.on('response', ({ ':status': code = 0, ...fields }) => {
          status = code
          headers = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
        })
        stream.on('data', (chunk: string) => (text += chunk))
        stream.on('end', () =>
          status === 0 ? reject(new Error('no answer')) : resolve({ status, headers, text }),
        )
        stream.on('error', reject)
        stream.end(form && new URLSearchParams(form).toString())
      })
  return {
    send: sendWith({}),
    sendWith,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    async stop() {
      session.destroy()
      if (proxy.exitCode === null) {
        const end = once(proxy, 'exit')
        proxy.kill('SIGKILL')
        await end
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
