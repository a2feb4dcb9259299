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
  npm run content -- export FILE.zip [DOCUMENT…]
                                          write published documents with their pictures to one file: all
                                          of them, or those named as page/home
  npm run content -- diff FILE.zip        say what an import would change, and change nothing
  npm run content -- import FILE.zip [DOCUMENT…]
                                          make drafts of the new and changed documents, or of the named
                                          ones; unless they are named, documents that only this site has
                                          stay, and drafts that differ are not replaced

  FILE may be a folder: then all of its .json files are meant.
  --release NAME  import into a release with this name
  --url URL       address of the site server (http://localhost:PORT, PORT 3000)
  --token TOKEN   token of the content API (CONTENT_TOKEN, else the file content-token in DATA_DIR);
                  for export, diff and import an access token of a user of the Studio (mqp_…)`

/** Folder of the JSON Schemas, in the folder of the pulled documents. */
const schemaFolder = '.schemas'

/** An error that the user can fix: printed in one line, without a stack trace. */
class CommandError extends Error {}

const folders = {
  page: 'pages',
  article: 'articles',
  section: 'sections',
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

/** The amounts, hosts, consents and other facts that a publication would change. */
function printFacts(facts) {
  for (const { fact, document, path, comparison, languages, before, after } of facts) {
    const [first, second] = languages
    console.log(`fact     ${document}${path === '' ? '' : `  ${path}`}`)
    console.log(
      comparison === 'languages'
        ? `         ${fact}: ${before} in ${first}, but ${after} in ${second}`
        : `         ${fact}${first === undefined ? '' : ` (${languages.join(', ')})`}: ${before ?? 'none'} → ${after ?? 'none'}`,
    )
  }
}

async function check(server, names) {
  const { issues, facts } = await ask(server, '/content/check', { documents: await readDocuments(names) })
  printFacts(facts)
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

const nameOf = ({ kind, key }) => `${kind}/${key}`

/** Documents that are named on the command line, such as page/home. */
const namedBy = (names) =>
  names.map((name) => {
    const [, kind, key] = /^([a-z-]+)\/(.+)$/.exec(name) ?? []
    if (!kind) throw new CommandError(`${name} is no document: name it as page/home`)
    return { kind, key }
  })

/** Sends a request to the content API for access tokens. Returns the response if it succeeded. */
async function askApi({ url, token }, path, { body, type = 'application/json' }) {
  if (!token.startsWith('mqp_'))
    throw new CommandError(
      'This needs an access token of a user: create one in the Studio at /studio/account',
    )
  const address = new URL(`/content/v1${path}`, url)
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const response = await fetch(address, { method: 'POST', headers, body }).catch((error) => {
    throw new CommandError(`${address.origin} does not answer: ${error.cause?.message ?? error.message}`)
  })
  if (response.ok) return response
  const { error } = (await response.json().catch(() => null)) ?? {}
  if (error?.data?.issues) printIssues(error.data.issues)
  throw new CommandError(`${response.status} ${error?.type ?? ''}: ${error?.message ?? 'no reason given'}`)
}

function oneFile([file, ...rest]) {
  if (file === undefined) throw new CommandError('Which file? See --help')
  return [file, rest]
}

async function exportContent(server, names) {
  const [file, documents] = oneFile(names)
  const body = JSON.stringify(documents.length > 0 ? { documents: namedBy(documents) } : {})
  const response = await askApi(server, '/export', { body })
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  console.log(`Exported to ${file}`)
}

/** Compares a file with the site, which keeps it for a day. */
async function compare(server, file) {
  const body = await readFile(file).catch((error) => {
    throw new CommandError(`${file}: ${error.message}`)
  })
  const { data } = await (await askApi(server, '/imports', { body, type: 'application/octet-stream' })).json()
  return data
}

const signs = { new: '+', changed: '~', removed: '-' }

async function diff(server, names) {
  const [file] = oneFile(names)
  const { changes, unchanged, pictures } = await compare(server, file)
  for (const each of changes) {
    const draft = each.draft ? `  (draft of ${each.draft.savedBy})` : ''
    console.log(`${signs[each.change]} ${nameOf(each)}${draft}`)
    printIssues(each.issues)
  }
  for (const { address, name, state } of pictures)
    console.log(`${state === 'new' ? '+' : '?'} ${name}  ${address}${state === 'new' ? '' : '  (unused)'}`)
  console.log(`${plural(changes.length, 'difference')}, ${plural(unchanged, 'document')} the same`)
}

async function importContent(server, names, { release = null }) {
  const [file, named] = oneFile(names)
  const { id, fingerprint, changes } = await compare(server, file)
  const offered = changes.filter(({ change }) => change !== 'removed')
  const isEdited = ({ draft }) => draft !== null && !draft.isSame
  const skipped = named.length > 0 ? [] : offered.filter(isEdited)
  const documents =
    named.length > 0
      ? namedBy(named)
      : offered.filter((each) => !isEdited(each)).map(({ kind, key }) => ({ kind, key }))
  for (const each of skipped) console.log(`Skipped ${nameOf(each)}: it has a draft of ${each.draft.savedBy}`)
  if (skipped.length > 0)
    console.log(`Name them to replace their drafts: import ${file} ${skipped.map(nameOf).join(' ')}`)
  if (documents.length === 0) {
    console.log('There is nothing to import')
    return true
  }
  const body = JSON.stringify({ fingerprint, documents, release })
  const { data } = await (await askApi(server, `/imports/${id}`, { body })).json()
  printIssues(data.issues)
  console.log(`${plural(data.drafts.length, 'draft')}, ${plural(data.pictures, 'new picture')}`)
  for (const each of data.removed) console.log(`Removed ${nameOf(each)}`)
  if (data.release !== null)
    console.log(`Release: ${new URL(`/studio/releases/${data.release}`, server.url)}`)
  return data.issues.every(({ severity }) => severity !== 'error')
}

const commands = { pull, check, publish, export: exportContent, diff, import: importContent }

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      release: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [name = '', ...rest] = positionals
  if (values.help || !Object.hasOwn(commands, name)) {
    console.log(usage)
    return values.help === true
  }
  const url = values.url ?? `http://localhost:${process.env.PORT ?? 3000}`
  if (!URL.canParse(url)) throw new CommandError(`${url} is no address`)
  const server = { url, token: values.token ?? (await readToken()) }
  return (await commands[name](server, rest, values)) !== false
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  if (!(error instanceof CommandError) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
  console.error(error.message)
  process.exitCode = 1
}
