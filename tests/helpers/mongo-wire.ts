import { BSON, type Document } from 'mongodb';

const message = 2013;

/**
 * The commands in what a client sent over one connection, in order, as documents whose first key names the command
 * (https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/, OP_MSG). Handshakes of the old kind are left out.
 */
export function commandsIn(sent: Buffer): Document[] {
  const commands: Document[] = [];
  for (let at = 0; at + 16 <= sent.length; at += sent.readInt32LE(at)) {
    if (sent.readInt32LE(at + 12) !== message) continue;
    const end = at + sent.readInt32LE(at);
    const command: Document = {};
    // After the flags come sections: one body, and series of documents that belong to it under a name.
    for (let section = at + 20; section < end; ) {
      const kind = sent.readUInt8(section);
      const size = sent.readInt32LE(section + 1);
      const part = sent.subarray(section + 1, section + 1 + size);
      if (kind === 0) Object.assign(command, BSON.deserialize(part));
      else Object.assign(command, seriesIn(part));
      section += 1 + size;
    }
    commands.push(command);
  }
  return commands;
}

function seriesIn(part: Buffer): Document {
  const nameEnd = part.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < part.length; at += part.readInt32LE(at)) documents.push(BSON.deserialize(part.subarray(at, at + part.readInt32LE(at))));
  return { [part.toString('utf8', 4, nameEnd)]: documents };
}
