import { ChatContent } from '@umkreis/chat/chat-content.tsx';
import { EventRow } from '@umkreis/events/event-row.tsx';
import type { ChatParts } from '@umkreis/chat/chat-parts.ts';
import { DeparturesSection } from '@umkreis/departures/departures-section.tsx';
import { PlaceRow } from '@umkreis/lists/place-row.tsx';

const parts: ChatParts = { PlaceRow, EventRow, Departures: DeparturesSection };

/** The chat, whose answers show places, events and departures. */
export const Chat = () => <ChatContent parts={parts} />;
