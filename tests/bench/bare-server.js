/** Serves standard input from a buffer, as the least that a server in Node can do. Argument: its headers, as JSON. */
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const body = await buffer(process.stdin)
const headers = { ...JSON.parse(process.argv[2]), 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, 'localhost', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit())
