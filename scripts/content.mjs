// Reads, checks and publishes documents as JSON files through the content API of a running site server.
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { secretSetting } from './secret-setting.mjs'

const usage = `Usage
  npm run content -- pull [FOLDER]        write every published document to FOLDER (content),
                                          and the JSON Schemas with which editors check them
  npm run content -- check FILE…          say what a publication would find
  npm run content -- publish FILE…        publish the documents, all of them or none

  FILE may be a folder: then all of its .json files are meant.
  --url URL       address of the site server (http://localhost:PORT, PORT 3000)
  --token TOKEN   token of the content API (CONTENT_TOKEN, else the file content-token in DATA_DIR)`

/** Folder of the JSON Schemas, in the folder of the pulled documents. */
const schemaFolder = '.schemas'

/** An error that the user can fix: printed in one line, without a stack trace. */
class CommandError extends Error {}

const folders = {
  page: 'pages',
  layout: 'layouts',
  form: 'forms',
  popup: 'popups',
  dictionary: 'dictionaries',
  menu: 'menus',
  messages: 'messages',
  theme: 'themes',
  redirects: 'redirects',
  seo: 'seo',
  'domain-seo': 'domain-seo',
  snippet: 'snippets',
  settings: 'settings',
}

async function readToken() {
  const setting = secretSetting('CONTENT_TOKEN')
  if (setting) return setting
  const file = resolve(process.env.DATA_DIR ?? 'data', 'content-token')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    throw new CommandError(
      `No token: give --token or CONTENT_TOKEN, or DATA_DIR of the server (no file ${file})`,
    )
  }
}

/** Status and body of the answer. Throws for error statuses, except 422 for a rejected publication. */
async function ask({ url, token }, path, body) {
  const address = new URL(path, url)
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const options = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await fetch(address, options).catch((error) => {
    throw new CommandError(`${address.origin} does not answer: ${error.cause?.message ?? error.message}`)
  })
  const answer = await response.json().catch(() => null)
  if (answer === null) throw new CommandError(`${address} answered ${response.status} without JSON`)
  if (answer.error)
    throw new CommandError(
      `${response.status} ${answer.error.type ?? ''}: ${answer.error.message ?? answer.error}`,
    )
  return answer
}

async function findFiles(names) {
  if (names.length === 0) throw new CommandError('Which files? See --help')
  const found = await Promise.all(
    names.map(async (name) => {
      const info = await stat(name).catch(() => null)
      if (info === null) throw new CommandError(`There is no file ${name}`)
      if (!info.isDirectory()) return [name]
      const inside = await readdir(name, { recursive: true })
      return inside
        .filter((file) => file.endsWith('.json') && !file.split(sep).includes(schemaFolder))
        .map((file) => join(name, file))
    }),
  )
  return found.flat().sort()
}

async function readDocuments(names) {
  return Promise.all(
    (await findFiles(names)).map(async (file) => {
      try {
        return JSON.parse(await readFile(file, 'utf8'))
      } catch (error) {
        throw new CommandError(`${file}: ${error.message}`)
      }
    }),
  )
}

function printIssues(issues) {
  for (const { severity, document, path, message, hint } of issues) {
    console.log(
      `${severity === 'error' ? 'error  ' : 'warning'}  ${document}${path === '' ? '' : `  ${path}`}`,
    )
    console.log(`         ${message}${hint ? `\n         ${hint}` : ''}`)
  }
}

const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`

async function writeJson(file, value) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

async function pull(server, [folder = 'content']) {
  const { schemas } = await ask(server, '/content/schemas')
  for (const [name, schema] of Object.entries(schemas))
    await writeJson(join(folder, schemaFolder, `${name}.json`), schema)
  const { documents, contentVersion } = await ask(server, '/content/documents')
  for (const { kind, key, schemaVersion, body } of documents) {
    const schema = kind === 'settings' ? `settings.${key}` : kind
    const $schema = `../${schemaFolder}/${schema}.json`
    await writeJson(join(folder, folders[kind], `${key}.json`), { $schema, kind, key, schemaVersion, body })
  }
  console.log(`${plural(documents.length, 'document')} of content version ${contentVersion} in ${folder}`)
}

async function check(server, names) {
  const { issues } = await ask(server, '/content/check', { documents: await readDocuments(names) })
  printIssues(issues)
  const errors = issues.filter(({ severity }) => severity === 'error').length
  console.log(errors === 0 ? 'These documents can be published' : `Refused: ${plural(errors, 'error')}`)
  return errors === 0
}

async function publish(server, names) {
  const documents = await readDocuments(names)
  const result = await ask(server, '/content/publish', { documents, author: userInfo().username })
  printIssues(result.issues)
  if (result.published) console.log(`Published: content version ${result.contentVersion}`)
  else console.log('Refused: nothing was published')
  return result.published
}

const commands = { pull, check, publish }

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string' }, token: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [name = '', ...rest] = positionals
  if (values.help || !Object.hasOwn(commands, name)) {
    console.log(usage)
    return values.help === true
  }
  const url = values.url ?? `http://localhost:${process.env.PORT ?? 3000}`
  if (!URL.canParse(url)) throw new CommandError(`${url} is no address`)
  const server = { url, token: values.token ?? (await readToken()) }
  return (await commands[name](server, rest)) !== false
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  if (!(error instanceof CommandError) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
  console.error(error.message)
  process.exitCode = 1
}
