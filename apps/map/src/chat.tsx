import { ChatContent } from '@umkreis/map-screen/panels/chat-content.tsx';
import { EventRow } from '@umkreis/guide/card/event-row.tsx';
import type { ChatParts } from '@umkreis/guide/chat/chat-parts.ts';
import { DeparturesSection } from '@umkreis/guide/departures/departures-section.tsx';
import { PlaceRow } from '@umkreis/guide/list/place-row.tsx';

const parts: ChatParts = { PlaceRow, EventRow, Departures: DeparturesSection };

/** The chat, whose answers show places, events and departures. */
export const Chat = () => <ChatContent parts={parts} />;
