import { hostname, userInfo } from 'node:os';
import { commandSentence } from '@umkreis/db/command-sentence.ts';
import { openDatabase } from '@umkreis/db/open-database.ts';
import {
  addMember,
  listMembers,
  removeMember,
  setRights,
  staffHistory,
  unbindMember,
} from '@umkreis/db/staff-members.ts';
import { readCommand, type Command } from './command.ts';
import { printHistory, printMembers, rightsText } from './print.ts';
import { StaffError } from './staff-error.ts';

try {
  const command = readCommand(process.argv.slice(2));
  const { db, close } = await openDatabase();
  try {
    console.log(await run(db, command));
  } finally {
    await close();
  }
} catch (error) {
  const isExpected = error instanceof StaffError;
  const sentence = isExpected ? error.message : commandSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

async function run(db: Awaited<ReturnType<typeof openDatabase>>['db'], command: Command): Promise<string> {
  const author = command.by ?? `${userInfo().username}@${hostname()}`;
  switch (command.name) {
    case 'list': {
      const { email } = command;
      if (command.history) return printHistory(await staffHistory(db, email));
      const members = await listMembers(db);
      return printMembers(email ? members.filter((member) => member.email === email) : members);
    }
    case 'add': {
      const { email, title, rights } = command;
      if (!(await addMember(db, { email, name: title, ...rights }, { author })))
        throw new StaffError(`${email} is a member already. Change the rights with 'rights'.`);
      return `${email} is a member now (${rightsText(rights)}). The first login with this e-mail, verified, is theirs.`;
    }
    case 'rights': {
      const member = await setRights(db, command.email, command.rights, { author });
      if (!member) throw unknownMember(command.email);
      return `${member.email}: ${rightsText(member)}, from the next request on.`;
    }
    case 'unbind':
      if (!(await unbindMember(db, command.email, { author }))) throw unknownMember(command.email);
      return `${command.email} belongs to no login; the next verified one with this e-mail becomes theirs.`;
    case 'remove':
      if (!(await removeMember(db, command.email, { author }))) throw unknownMember(command.email);
      return `${command.email} is no member any more.`;
  }
}

function unknownMember(email: string): StaffError {
  return new StaffError(`No member has the e-mail ${email}. Use 'list' to show the members.`);
}
