// A program that speaks Hub well until it is asked for a move; then it does what it was told to on
// its command line. In the tests' position 36x20x28 is the only legal move.
import { createInterface } from 'node:readline'

const say = (line) => process.stdout.write(line + '\n')

const ways = {
  moves: () => say('info depth=1 pv="36x20x28"\ndone move=36x20x28'),
  crash: () => process.exit(3),
  dies: () => process.kill(process.pid, 'SIGKILL'),
  illegal: () => say('done move=36-28'),
  banana: () => say('done move=banana'),
  nothing: () => say('done'),
  quote: () => say('done move="36x20x28'),
  rubbish: () => say('\x00\x1b[31m@@ ???'),
  flood: () => setInterval(() => process.stdout.write('x'.repeat(50_000)), 1),
  late: () => setTimeout(() => ways.moves(), 700),
  hang: () => say('info depth=1'),
}

const answers = {
  hub: () => say('id name=bad\nparam name=x value=y type=string\nwait'),
  init: () => say('ready'),
  go: ways[process.argv[2]],
  quit: () => process.exit(0),
}

process.stderr.write(`pid ${process.pid}\n`)
if (process.argv[2] === 'hang') setInterval(() => {}, 1000) // not even the end of input ends it
createInterface({ input: process.stdin }).on('line', (line) => answers[line.split(' ')[0]]?.())
