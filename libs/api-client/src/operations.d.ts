// Written by apps/api/src/openapi/released-contract.test.ts from what the API says of itself.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        "DELETE /categories/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /contests/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /contests/{id}/participants/{participantId}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
                participantId: string;
            };
        };
        "DELETE /events/branches/{eventId}/{branchId}": {
            answer: {
                branchId: number;
                eventId: string;
            };
            /** @constant */
            login: true;
            path: {
                branchId: number;
                eventId: string;
            };
        };
        "DELETE /events/feeds/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /events/tags/{eventId}/{tagId}": {
            answer: {
                eventId: string;
                tagId: string;
            };
            /** @constant */
            login: true;
            path: {
                eventId: string;
                tagId: string;
            };
        };
        "DELETE /featured/{featuredId}": {
            answer: {
                featuredId: string;
                itemId: string;
            };
            /** @constant */
            login: true;
            path: {
                featuredId: string;
            };
        };
        "DELETE /icons/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /items/categories/{itemId}/{categoryId}": {
            answer: {
                categoryId: string;
                itemId: string;
            };
            /** @constant */
            login: true;
            path: {
                categoryId: string;
                itemId: string;
            };
        };
        "DELETE /items/details/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /items/details/keys/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /items/events/{itemId}/{eventId}/{relationshipId}": {
            answer: {
                eventId: string;
                itemId: string;
                relationshipId: number;
            };
            /** @constant */
            login: true;
            path: {
                eventId: string;
                itemId: string;
                relationshipId: number;
            };
        };
        "DELETE /items/geojsons/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}": {
            answer: {
                itemChildId: string;
                itemParentId: string;
                relationshipId: number;
            };
            /** @constant */
            login: true;
            path: {
                itemChildId: string;
                itemParentId: string;
                relationshipId: number;
            };
        };
        "DELETE /items/media/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /items/mentions/{mentionId}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                mentionId: string;
            };
        };
        "DELETE /items/tags/{itemId}/{tagId}": {
            answer: {
                itemId: string;
                tagId: string;
            };
            /** @constant */
            login: true;
            path: {
                itemId: string;
                tagId: string;
            };
        };
        "DELETE /kiosks/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /lists/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /lists/items/{listId}/{itemId}": {
            answer: {
                itemId: string;
                listId: string;
            };
            /** @constant */
            login: true;
            path: {
                itemId: string;
                listId: string;
            };
        };
        "DELETE /search/shortcuts/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /search/words/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "DELETE /staff/{email}": {
            answer: {
                email: string;
            };
            /** @constant */
            login: true;
            path: {
                email: string;
            };
        };
        "DELETE /tags/{id}": {
            answer: {
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "GET /audit/": {
            answer: {
                day: string;
                entries: {
                    action: string;
                    branchShortId: number | null;
                    date: string;
                    dateLast: string;
                    details: {
                        [key: string]: string | number;
                    };
                    id: string;
                    /** @enum {string} */
                    kind: "access" | "item" | "event" | "reference" | "branch" | "staff" | "change-request";
                    person: string;
                    records: number;
                    subject: string | null;
                    times: number;
                    title: string | null;
                }[];
                page: number;
                pageCount: number;
                people: {
                    accesses: number;
                    person: string;
                    records: number;
                    writes: number;
                }[];
                timeZone: string;
                total: number;
            };
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                day?: string;
                page?: number;
                pageSize?: number;
                person?: string;
            };
        };
        "GET /branches/": {
            answer: {
                accentColor: string;
                attribution: string;
                basemapArchive: string | null;
                basemapItemJsonFileNameDevelopment: string | null;
                basemapItemJsonFileNameProduction: string | null;
                baseUrlDevelopment: string;
                baseUrlProduction: string;
                centerItem: {
                    devItemNanoId: string | null;
                    productionItemNanoId: string | null;
                };
                countryCode: string;
                currentSeasonId: ("[summer]" | "[winter]") | null;
                emptyShortcutIds?: string[];
                feedbackEmail: string | null;
                filterableTagGroupIds: number[];
                filterItemsBySeason: boolean;
                fitsFound: boolean;
                hasEvents: boolean;
                hasKiosk: boolean;
                hasSearchShortcuts: boolean;
                hasStreets: boolean;
                inFrame: {
                    escapeFromFrameOnSearchShortcutClick: boolean;
                    logo: string | null;
                    logoHeight: string;
                    showSearchShortcuts: boolean;
                    title: string;
                };
                isActive: boolean;
                isAgendaEmpty?: boolean;
                isDemo: boolean;
                isTiled?: boolean;
                /** @enum {string} */
                kind: "municipality" | "region" | "tourism" | "utility" | "association" | "travelAgency" | "fair" | "shoppingCenter" | "market" | "resort";
                kiosk: {
                    globalMarginBottom: number;
                    globalMarginTop: number;
                    idleSeconds: number;
                    mapPaddingBottom: number | null;
                    resetOnEveryMove: boolean;
                    screenSaverEnabled: boolean;
                };
                labels: {
                    allowOverlapOnWide: boolean;
                    highlightedMinZoom: number;
                    highlightedOptional: boolean;
                    namesMinZoom: number;
                    pointMinZoom: number;
                };
                levels: {
                    isDefault: boolean;
                    key: string;
                    layerId: string | null;
                    layerPath: string | null;
                    sortOrder: number;
                }[];
                liveDomain: string | null;
                logo: string | null;
                mapBoundaries: {
                    bearing?: number;
                    /** @enum {string} */
                    breakpoint: "xs" | "smAndUp" | "md";
                    lngLatSwNeBounds: [
                        [
                            number,
                            number
                        ],
                        [
                            number,
                            number
                        ]
                    ];
                }[];
                mapCenter: {
                    bearing: number;
                    /** @enum {string} */
                    breakpoint: "xs" | "smAndUp" | "md";
                    lat: number;
                    lon: number;
                    pitch: number;
                    zoom: number;
                }[];
                menuButton: string | null;
                menuButtonWidth: number;
                menuText: string;
                menuTextEn?: string;
                menuTitle: string;
                pointsFileName?: string | null;
                rasterOverlay: string | null;
                searchShortcuts: {
                    allowChangeRequest: boolean;
                    allowItemAddition: boolean;
                    changeRequestSubtitle?: string;
                    changeRequestSubtitleEn?: string;
                    /** @enum {string} */
                    env: "development" | "production";
                    filter: {
                        hasEvents?: boolean;
                        mainCategories?: string[];
                        subCategories?: string[];
                        tags?: {
                            tagKey: string;
                            tagValue?: string;
                        }[];
                    };
                    icon: string;
                    id: string;
                    note: string;
                    showInFrameMenu: boolean;
                    switchToStyleUrl?: string;
                    title: {
                        de: string;
                        en: string;
                    };
                    useDefaultMapBoundaries: boolean;
                    useMapBoundariesWithTags?: {
                        tagKey: string;
                        tagValue: string;
                    }[];
                }[];
                seasons: {
                    begins?: string;
                    /** @enum {string} */
                    id: "[summer]" | "[winter]";
                    /** @enum {string} */
                    path: "sommer" | "winter";
                    styleUrl: string | null;
                    title: {
                        de: string;
                        en: string;
                    };
                }[];
                selectedStyleUrl: string | null;
                shortId: number;
                shortTitle: string;
                showMapPopup: boolean;
                showsCommonsPictures?: boolean;
                showSearchShortcutsInItemDetail: boolean;
                state: string | null;
                subdomain: string;
                tagKey: string;
                timeZone: string;
                title: string;
                videoOrigins?: string[];
            }[];
        };
        "GET /branches/{branchShortId}/revisions/": {
            answer: {
                action: string;
                author: string;
                changes: {
                    [key: string]: {
                        after: unknown;
                        before: unknown;
                    };
                };
                date: string;
                revision: number;
            }[];
            /** @constant */
            login: true;
            path: {
                branchShortId: number;
            };
        };
        "GET /branches/{branchShortId}/settings": {
            answer: {
                branchShortId: number;
                configured: {
                    accentColor: string;
                    centerItem: {
                        devItemNanoId: string | null;
                        productionItemNanoId: string | null;
                    };
                    currentSeasonId: ("[summer]" | "[winter]") | null;
                    feedbackEmail: string | null;
                    filterItemsBySeason: boolean;
                    fitsFound: boolean;
                    hasEvents: boolean;
                    hasKiosk: boolean;
                    hasSearchShortcuts: boolean;
                    hasStreets: boolean;
                    inFrame: {
                        escapeFromFrameOnSearchShortcutClick: boolean;
                        logo: string | null;
                        logoHeight: string;
                        showSearchShortcuts: boolean;
                        title: string;
                    };
                    kiosk: {
                        globalMarginBottom: number;
                        globalMarginTop: number;
                        idleSeconds: number;
                        mapPaddingBottom: number | null;
                        resetOnEveryMove: boolean;
                        screenSaverEnabled: boolean;
                    };
                    levels: {
                        isDefault: boolean;
                        key: string;
                        layerId: string | null;
                        layerPath: string | null;
                        sortOrder: number;
                    }[];
                    logo: string | null;
                    mapBoundaries: {
                        bearing?: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lngLatSwNeBounds: [
                            [
                                number,
                                number
                            ],
                            [
                                number,
                                number
                            ]
                        ];
                    }[];
                    mapCenter: {
                        bearing: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lat: number;
                        lon: number;
                        pitch: number;
                        zoom: number;
                    }[];
                    menuButton: string | null;
                    menuButtonWidth: number;
                    menuText: string;
                    menuTextEn?: string;
                    menuTitle: string;
                    seasons: {
                        begins?: string;
                        /** @enum {string} */
                        id: "[summer]" | "[winter]";
                        /** @enum {string} */
                        path: "sommer" | "winter";
                        styleUrl: string | null;
                        title: {
                            de: string;
                            en: string;
                        };
                    }[];
                    shortTitle: string;
                    showMapPopup: boolean;
                    showsCommonsPictures?: boolean;
                    showSearchShortcutsInItemDetail: boolean;
                    title: string;
                };
                edited: ("title" | "shortTitle" | "menuTitle" | "menuText" | "menuTextEn" | "accentColor" | "logo" | "menuButton" | "menuButtonWidth" | "feedbackEmail" | "hasEvents" | "hasStreets" | "hasSearchShortcuts" | "showSearchShortcutsInItemDetail" | "showMapPopup" | "fitsFound" | "showsCommonsPictures" | "mapCenter" | "mapBoundaries" | "currentSeasonId" | "filterItemsBySeason" | "seasons" | "levels" | "hasKiosk" | "kiosk" | "centerItem" | "inFrame")[];
                settings: {
                    accentColor: string;
                    centerItem: {
                        devItemNanoId: string | null;
                        productionItemNanoId: string | null;
                    };
                    currentSeasonId: ("[summer]" | "[winter]") | null;
                    feedbackEmail: string | null;
                    filterItemsBySeason: boolean;
                    fitsFound: boolean;
                    hasEvents: boolean;
                    hasKiosk: boolean;
                    hasSearchShortcuts: boolean;
                    hasStreets: boolean;
                    inFrame: {
                        escapeFromFrameOnSearchShortcutClick: boolean;
                        logo: string | null;
                        logoHeight: string;
                        showSearchShortcuts: boolean;
                        title: string;
                    };
                    kiosk: {
                        globalMarginBottom: number;
                        globalMarginTop: number;
                        idleSeconds: number;
                        mapPaddingBottom: number | null;
                        resetOnEveryMove: boolean;
                        screenSaverEnabled: boolean;
                    };
                    levels: {
                        isDefault: boolean;
                        key: string;
                        layerId: string | null;
                        layerPath: string | null;
                        sortOrder: number;
                    }[];
                    logo: string | null;
                    mapBoundaries: {
                        bearing?: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lngLatSwNeBounds: [
                            [
                                number,
                                number
                            ],
                            [
                                number,
                                number
                            ]
                        ];
                    }[];
                    mapCenter: {
                        bearing: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lat: number;
                        lon: number;
                        pitch: number;
                        zoom: number;
                    }[];
                    menuButton: string | null;
                    menuButtonWidth: number;
                    menuText: string;
                    menuTextEn?: string;
                    menuTitle: string;
                    seasons: {
                        begins?: string;
                        /** @enum {string} */
                        id: "[summer]" | "[winter]";
                        /** @enum {string} */
                        path: "sommer" | "winter";
                        styleUrl: string | null;
                        title: {
                            de: string;
                            en: string;
                        };
                    }[];
                    shortTitle: string;
                    showMapPopup: boolean;
                    showsCommonsPictures?: boolean;
                    showSearchShortcutsInItemDetail: boolean;
                    title: string;
                };
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                branchShortId: number;
            };
        };
        "GET /branches/basemap-files/": {
            answer: {
                [key: string]: string;
            };
        };
        "GET /branches/main": {
            answer: {
                attribution: string;
                basemapArchive: string | null;
                basemapFileName: string | null;
                center: [
                    number,
                    number,
                    number
                ];
                hoursPlace?: {
                    countryCode: string;
                    state: string | null;
                    timeZone: string;
                };
                isDemo: boolean;
                isTiled?: boolean;
                pointsFileName?: string | null;
            };
        };
        "GET /buildings/branchshortid/{branchShortId}": {
            answer: {
                categories: string[];
                city: string;
                housenumber: string;
                id: string;
                lat: number;
                lon: number;
                nanoId: string;
                polygon: string;
                title: string;
            }[];
            path: {
                branchShortId: number;
            };
        };
        "GET /categories/": {
            answer: {
                backgroundColorName: string;
                colorName: string;
                icon_title?: string;
                iconId: string;
                iconTitle: string;
                id: string;
                mainCategory: string;
                mainCategoryName: {
                    de: string;
                    en: string;
                };
                subCategory: string;
                subCategoryName: {
                    de: string;
                    en: string;
                };
                zOrder: number;
            }[];
        };
        "GET /categories/translations/": {
            answer: {
                categoryId: string;
                language: string;
                mainCategoryName: string;
                mainCategoryNameTranslate: string;
                subCategoryName: string;
                subCategoryNameTranslate: string;
            }[];
            query?: {
                language?: string;
            };
        };
        "GET /cities/countryid/{countryId}": {
            answer: {
                countryId: string;
                id: string;
                lat: number;
                lon: number;
                title: string;
            }[];
            path: {
                countryId: string;
            };
        };
        "GET /cities/latlon/{lat}/{lon}": {
            answer: {
                countryId: string;
                id: string;
                lat: number;
                lon: number;
                title: string;
            }[];
            path: {
                lat: number;
                lon: number;
            };
        };
        "GET /contests/": {
            answer: {
                branchShortId: number | null;
                conditionsUrl: string | null;
                dateBegin: string;
                dateEnd: string;
                description: {
                    de: string;
                    en: string;
                };
                id: string;
                itemId: string | null;
                nanoId: string;
                title: {
                    de: string;
                    en: string;
                };
            }[];
        };
        "GET /contests/{id}/draws/": {
            answer: {
                author: string;
                candidates: number;
                candidatesHash: string;
                contestId: string;
                date: string;
                id: string;
                seed: string;
                winnerIds: string[];
            }[];
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "GET /contests/{id}/participants/": {
            answer: {
                answer: string;
                contestId: string;
                dateCreated: string;
                dateDrawn: string | null;
                email: string;
                id: string;
                name: string;
            }[];
            /** @constant */
            login: true;
            path: {
                id: string;
            };
            query?: {
                page?: number;
                pageSize?: number;
            };
        };
        "GET /contests/dashboard/": {
            answer: {
                branchShortId: number | null;
                conditionsUrl: string | null;
                dateBegin: string;
                dateEnd: string;
                description: {
                    de: string;
                    en: string;
                };
                erased: number;
                id: string;
                itemId: string | null;
                nanoId: string;
                participants: number;
                title: {
                    de: string;
                    en: string;
                };
                winners: number;
            }[];
            /** @constant */
            login: true;
        };
        "GET /countries/": {
            answer: {
                id: string;
                iso2: string;
                ohStateField: string | null;
            }[];
        };
        "GET /departures/{itemId}": {
            answer: {
                departures: {
                    color: string;
                    expected: string | null;
                    headsign: string;
                    isCancelled: boolean;
                    kind: number;
                    line: string;
                    lineName: string;
                    planned: string;
                    platform: string;
                    textColor: string;
                    tripId: string;
                }[];
                firstDay: string | null;
                hasRealtime: boolean;
                hasTimetable: boolean;
                itemId: string;
                lastDay: string | null;
                timeZone: string;
            };
            path: {
                itemId: string;
            };
            query?: {
                at?: string;
                limit?: number;
            };
        };
        "GET /events/": {
            answer: {
                branches: {
                    branchId: number;
                }[];
                dateBegin: string;
                dateEnd: string | null;
                description: string;
                exceptDates?: string[];
                id: string;
                isCancelled?: boolean;
                itemEvents: {
                    itemId: string;
                }[];
                itemId: string;
                itemNanoId?: string | null;
                itemTitle?: string | null;
                recurrence?: string | null;
                seriesBegin?: string;
                seriesId?: string;
                tags: {
                    tagId: string;
                }[];
                title: string;
                url: string | null;
            }[];
        };
        "GET /events/{id}/revisions/": {
            answer: {
                action: string;
                author: string;
                changes: {
                    [key: string]: {
                        after: unknown;
                        before: unknown;
                    };
                };
                date: string;
                revision: number;
            }[];
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "GET /events/branchshortid/{branchShortId}": {
            answer: {
                branches: {
                    branchId: number;
                }[];
                dateBegin: string;
                dateEnd: string | null;
                description: string;
                exceptDates?: string[];
                id: string;
                isCancelled?: boolean;
                itemEvents: {
                    itemId: string;
                }[];
                itemId: string;
                itemNanoId?: string | null;
                itemTitle?: string | null;
                recurrence?: string | null;
                seriesBegin?: string;
                seriesId?: string;
                tags: {
                    tagId: string;
                }[];
                title: string;
                url: string | null;
            }[];
            path: {
                branchShortId: number;
            };
        };
        "GET /events/dashboard/": {
            answer: {
                events: {
                    branchShortId: number;
                    dateBegin: string;
                    dateEnd: string | null;
                    id: string;
                    isCancelled: boolean;
                    itemId: string;
                    itemNanoId: string | null;
                    itemTitle: string;
                    recurrence: string | null;
                    title: string;
                    url: string | null;
                }[];
                page: number;
                pageCount: number;
                total: number;
            };
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                /** @enum {string} */
                hidePastEvents?: "true" | "false";
                item?: string;
                page?: number;
                pageSize?: number;
                text?: string;
            };
        };
        "GET /events/dashboard/{id}": {
            answer: {
                branches: {
                    branchId: number;
                }[];
                branchShortId: number;
                dateBegin: string;
                dateEnd: string | null;
                description: string;
                exceptDates?: string[];
                id: string;
                isCancelled?: boolean;
                itemEvents: {
                    itemId: string;
                    relationshipId: number;
                    title: string;
                }[];
                itemId: string;
                itemNanoId?: string | null;
                itemTitle?: string | null;
                recurrence?: string | null;
                seriesBegin?: string;
                seriesId?: string;
                source: string;
                tags: {
                    tagId: string;
                }[];
                title: string;
                url: string | null;
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "GET /events/feeds/": {
            answer: {
                branchShortId: number;
                dateRead: string | null;
                dateSuspended: string | null;
                eventCount: number;
                failureCount: number;
                fault: string | null;
                id: string;
                itemId: string;
                itemTitle: string;
                url: string;
            }[];
            /** @constant */
            login: true;
        };
        "GET /featured/": {
            answer: {
                branchShortId: number;
                categoryId: string | null;
                city: string;
                dateFeatured: string;
                featuredId: string;
                image?: string | null;
                isDemo: boolean;
                itemId: string;
                nanoId: string;
                shortDescription: string | null;
                title: string;
            }[];
        };
        "GET /health": {
            answer: {
                database: boolean;
                isEnding?: boolean;
                snapshots: {
                    branchShortId: number | null;
                    builtAt: string | null;
                    bytes: number | null;
                    error: string | null;
                    fileName: string | null;
                    isStale: boolean;
                    items: number | null;
                }[];
                startedAt: string;
                /** @enum {string} */
                status: "ok" | "degraded";
                storage: boolean;
                version: string;
            };
        };
        "GET /icons/": {
            answer: {
                iconSvg: string;
                id: string;
                symbolSvg: string;
                title: string;
            }[];
        };
        "GET /icons/{title}/symbol.svg": {
            path: {
                title: string;
            };
            query?: {
                background?: string;
                foreground?: string;
                height?: number;
                name?: string;
                /** @enum {string} */
                variant?: "icon" | "circle" | "event" | "selected";
                width?: number;
            };
        };
        "GET /items/{id}/revisions/": {
            answer: {
                action: string;
                author: string;
                changes: {
                    [key: string]: {
                        after: unknown;
                        before: unknown;
                    };
                };
                date: string;
                revision: number;
            }[];
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "GET /items/basemap/": {
            answer: {
                branchShortId: number | null;
                hoursPlaces?: {
                    [key: string]: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                };
                items: {
                    address?: string;
                    branch?: number;
                    categories: string[];
                    categoriesByDate?: string[];
                    children?: string[];
                    closed?: string;
                    details?: {
                        [key: string]: string;
                    };
                    duplicateOf?: string;
                    geojsons?: {
                        geojson: {
                            /** @enum {string} */
                            type: "Feature" | "FeatureCollection";
                        } & {
                            [key: string]: unknown;
                        };
                        itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    }[];
                    hasMentions?: boolean;
                    hoursPlace?: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                    id: string;
                    image?: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    near?: string;
                    onStreet?: string;
                    parents?: string[];
                    renown?: number;
                    tags?: string[];
                    title: string;
                    ways?: string[];
                }[];
                tiled: boolean;
                total: number;
                version: string;
            };
        };
        "GET /items/basemap/branchshortid/{branchShortId}": {
            answer: {
                branchShortId: number | null;
                hoursPlaces?: {
                    [key: string]: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                };
                items: {
                    address?: string;
                    branch?: number;
                    categories: string[];
                    categoriesByDate?: string[];
                    children?: string[];
                    closed?: string;
                    details?: {
                        [key: string]: string;
                    };
                    duplicateOf?: string;
                    geojsons?: {
                        geojson: {
                            /** @enum {string} */
                            type: "Feature" | "FeatureCollection";
                        } & {
                            [key: string]: unknown;
                        };
                        itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    }[];
                    hasMentions?: boolean;
                    hoursPlace?: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                    id: string;
                    image?: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    near?: string;
                    onStreet?: string;
                    parents?: string[];
                    renown?: number;
                    tags?: string[];
                    title: string;
                    ways?: string[];
                }[];
                tiled: boolean;
                total: number;
                version: string;
            };
            path: {
                branchShortId: number;
            };
        };
        "GET /items/branchshortid/{branchShortId}": {
            answer: {
                items: {
                    addresses: {
                        city: string;
                        countryId: string | null;
                        housenumber: string;
                        id: string;
                        postcode: string;
                        stateId: string | null;
                        street: string;
                    }[];
                    branchShortId: number;
                    categories: {
                        categoryId: string;
                        dateCreated: string;
                        icon: string;
                        mainCategory: string;
                        subCategory: string;
                    }[];
                    dateAsOf?: string | null;
                    dateCreated: string;
                    datePermanentlyClosed: string | null;
                    dateReviewed: string | null;
                    dateUpdated: string;
                    duplicateOfNanoId?: string | null;
                    featured?: {
                        dateFeatured: string;
                        featuredId: string;
                    }[];
                    geojsons: {
                        geojson: {
                            /** @enum {string} */
                            type: "Feature" | "FeatureCollection";
                        } & {
                            [key: string]: unknown;
                        };
                        geojsonType: number | null;
                        itemGeojsonId: string;
                        itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                        nanoId: string;
                    }[];
                    hoursPlace?: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    } | null;
                    id: string;
                    isDuplicateOf: string | null;
                    itemChildren: {
                        categoryId: string | null;
                        id: string;
                        lat: number;
                        lon: number;
                        nanoId: string;
                        relationshipId: number;
                        relationshipTitle: string;
                        title: string;
                    }[];
                    itemDetails: {
                        dataKeyGroup: string | null;
                        dataKeyName: string;
                        dataKeyV2: string;
                        dataValue: string;
                        dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                        dateUpdated: string;
                        id: string;
                    }[];
                    itemMedia?: {
                        alt: string;
                        color: string;
                        credit: string;
                        dateUpdated: string;
                        height: number;
                        id: string;
                        kind: 1 | 2 | 3 | 4;
                        licence: string;
                        renditions: {
                            /** @enum {string} */
                            format: "webp" | "avif";
                            height: number;
                            url: string;
                            width: number;
                        }[];
                        sortOrder: number;
                        title: string;
                        videoUrl: string | null;
                        width: number;
                    }[];
                    itemParents: {
                        categoryId: string | null;
                        id: string;
                        lat: number;
                        lon: number;
                        nanoId: string;
                        relationshipId: number;
                        relationshipTitle: string;
                        title: string;
                    }[];
                    jsons?: {
                        itemJsonId: string;
                        json: unknown;
                        type: string;
                    }[];
                    lat: number;
                    lon: number;
                    mentions?: {
                        datePublished: string | null;
                        id: string;
                        title: string;
                        url: string | null;
                    }[];
                    nanoId: string;
                    near?: string | null;
                    onStreet?: string | null;
                    source: string;
                    tags: {
                        isHidden: boolean;
                        showInSubtitle: boolean;
                        subtitleSortOrder: number;
                        tagId: string;
                        tagKey: string;
                    }[];
                    title: string;
                    type: string;
                    version: number;
                    ways: {
                        nanoId: string;
                        way: {
                            coordinates: number[][];
                            /** @enum {string} */
                            type: "LineString";
                        };
                    }[];
                }[];
                nextAfter: string | null;
            };
            path: {
                branchShortId: number;
            };
            query?: {
                afterNanoId?: string;
            };
        };
        "GET /items/change-requests/": {
            answer: {
                changeRequests: {
                    branchShortId: number;
                    changes: {
                        [key: string]: {
                            after: unknown;
                            before: unknown;
                        };
                    };
                    contactEmail: string | null;
                    dateCreated: string;
                    dateDecided: string | null;
                    decidedBy: string | null;
                    id: string;
                    itemId: string | null;
                    itemTitle: string | null;
                    note: string;
                    now: {
                        [key: string]: unknown;
                    };
                    position: {
                        lat: number;
                        lon: number;
                    } | null;
                    reply: string;
                    /** @enum {string} */
                    state: "open" | "accepted" | "declined";
                    taken: {
                        [key: string]: unknown;
                    } | null;
                }[];
                page: number;
                pageCount: number;
                total: number;
            };
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                /** @enum {string} */
                contacts?: "true" | "false";
                page?: number;
                pageSize?: number;
                /** @enum {string} */
                state?: "open" | "accepted" | "declined";
            };
        };
        "GET /items/change-requests/follow/{linkId}": {
            answer: {
                changes: {
                    [key: string]: {
                        after: unknown;
                        before: unknown;
                    };
                };
                dateCreated: string;
                dateDecided: string | null;
                itemId: string | null;
                linkId: string;
                note: string;
                reply: string;
                /** @enum {string} */
                state: "open" | "accepted" | "declined";
                taken: {
                    [key: string]: unknown;
                } | null;
            };
            path: {
                linkId: string;
            };
        };
        "GET /items/dashboard/": {
            answer: {
                items: {
                    branchShortId: number;
                    categoryId: string | null;
                    categoryIds: string[];
                    city: string;
                    dateBinned: string | null;
                    datePermanentlyClosed: string | null;
                    dateUpdated: string;
                    id: string;
                    isDuplicateOf: string | null;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    reviewDue: string | null;
                    source: string;
                    tagIds: string[];
                    title: string;
                }[];
                page: number;
                pageCount: number;
                total: number;
            };
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                categories?: string;
                category?: string;
                cities?: string;
                countries?: string;
                country?: string;
                page?: number;
                pageSize?: number;
                /** @enum {string} */
                reverse?: "true" | "false";
                /** @enum {string} */
                reviewIsDue?: "true" | "false";
                sorting?: number;
                /** @enum {string} */
                state?: "open" | "closed" | "duplicate" | "binned";
                tags?: string;
                text?: string;
            };
        };
        "GET /items/dashboard/{id}": {
            answer: {
                addresses: {
                    city: string;
                    countryId: string | null;
                    housenumber: string;
                    id: string;
                    postcode: string;
                    stateId: string | null;
                    street: string;
                }[];
                branchShortId: number;
                categories: {
                    categoryId: string;
                    dateCreated: string;
                    icon: string;
                    mainCategory: string;
                    subCategory: string;
                }[];
                dateAsOf?: string | null;
                dateBinned: string | null;
                dateCreated: string;
                datePermanentlyClosed: string | null;
                dateReviewed: string | null;
                dateUpdated: string;
                duplicateOfNanoId?: string | null;
                featured?: {
                    dateFeatured: string;
                    featuredId: string;
                }[];
                geojsons: {
                    geojson: {
                        /** @enum {string} */
                        type: "Feature" | "FeatureCollection";
                    } & {
                        [key: string]: unknown;
                    };
                    geojsonType: number | null;
                    itemGeojsonId: string;
                    itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    nanoId: string;
                }[];
                hoursPlace?: {
                    countryCode: string;
                    state: string | null;
                    timeZone: string;
                } | null;
                id: string;
                isDuplicateOf: string | null;
                itemChildren: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                itemDetails: {
                    dataKeyGroup: string | null;
                    dataKeyName: string;
                    dataKeyV2: string;
                    dataValue: string;
                    dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                    dateUpdated: string;
                    id: string;
                }[];
                itemMedia?: {
                    alt: string;
                    color: string;
                    credit: string;
                    dateUpdated: string;
                    height: number;
                    id: string;
                    kind: 1 | 2 | 3 | 4;
                    licence: string;
                    renditions: {
                        /** @enum {string} */
                        format: "webp" | "avif";
                        height: number;
                        url: string;
                        width: number;
                    }[];
                    sortOrder: number;
                    title: string;
                    videoUrl: string | null;
                    width: number;
                }[];
                itemParents: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                itemReviews: {
                    dateDue: string;
                    id: string;
                    isCompleted: boolean;
                    itemId: string;
                    note: string | null;
                } | null;
                jsons?: {
                    itemJsonId: string;
                    json: unknown;
                    type: string;
                }[];
                lat: number;
                lon: number;
                mentions?: {
                    datePublished: string | null;
                    id: string;
                    title: string;
                    url: string | null;
                }[];
                nanoId: string;
                near?: string | null;
                onStreet?: string | null;
                source: string;
                tags: {
                    isHidden: boolean;
                    showInSubtitle: boolean;
                    subtitleSortOrder: number;
                    tagId: string;
                    tagKey: string;
                }[];
                title: string;
                type: string;
                version: number;
                ways: {
                    nanoId: string;
                    way: {
                        coordinates: number[][];
                        /** @enum {string} */
                        type: "LineString";
                    };
                }[];
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "GET /items/dashboard/cities/": {
            answer: {
                city: string;
                items: number;
            }[];
            /** @constant */
            login: true;
            query?: {
                branch?: number;
            };
        };
        "GET /items/dashboard/export/": {
            answer: {
                page: number;
                pageCount: number;
                rows: {
                    categories: string[];
                    city: string;
                    country: string;
                    datePermanentlyClosed: string;
                    details: {
                        [key: string]: string[];
                    };
                    housenumber: string;
                    id: string;
                    lat: number;
                    lon: number;
                    postcode: string;
                    street: string;
                    tags: string[];
                    title: string;
                    type: string;
                }[];
                total: number;
            };
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                categories?: string;
                category?: string;
                cities?: string;
                countries?: string;
                country?: string;
                page?: number;
                pageSize?: number;
                /** @enum {string} */
                reverse?: "true" | "false";
                /** @enum {string} */
                reviewIsDue?: "true" | "false";
                sorting?: number;
                /** @enum {string} */
                state?: "open" | "closed" | "duplicate" | "binned";
                tags?: string;
                text?: string;
            };
        };
        "GET /items/dashboard/ids/": {
            answer: {
                ids: string[];
                total: number;
            };
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                categories?: string;
                category?: string;
                cities?: string;
                countries?: string;
                country?: string;
                page?: number;
                pageSize?: number;
                /** @enum {string} */
                reverse?: "true" | "false";
                /** @enum {string} */
                reviewIsDue?: "true" | "false";
                sorting?: number;
                /** @enum {string} */
                state?: "open" | "closed" | "duplicate" | "binned";
                tags?: string;
                text?: string;
            };
        };
        "GET /items/details/keys/": {
            answer: {
                colorName: string;
                iconId: string;
                iconTitle: string;
                id: string;
                isHidden: boolean;
                keyName: string;
                keyTitle: {
                    de: string;
                    en: string;
                };
                needsUnit: boolean;
                /** @enum {string} */
                type: "number" | "text" | "email" | "phone" | "hours" | "markdown" | "url" | "date";
            }[];
        };
        "GET /items/details/keys/translations/": {
            answer: {
                detailKey: string;
                detailKeyId: string;
                detailKeyTranslate: string;
                language: string;
            }[];
            query?: {
                language?: string;
            };
        };
        "GET /items/facets/": {
            answer: {
                categories: {
                    categoryId: string;
                    count: number;
                }[];
                mainCategories: {
                    count: number;
                    mainCategory: string;
                }[];
                matching: number;
                services: {
                    count: number;
                    isOffered: boolean;
                    service: string;
                }[];
                tags: {
                    count: number;
                    tagId: string;
                }[];
                total: number;
                without: {
                    categories: number;
                    services: number;
                    tags: number;
                };
            };
            query?: {
                bbox?: string;
                branch?: number;
                categories?: string;
                eventsAt?: string;
                filterCategories?: string;
                filterServices?: string;
                filterTags?: string;
                kindCategories?: string;
                kindTags?: string;
                list?: string;
                tagGroups?: string;
                tags?: string;
                text?: string;
            };
        };
        "GET /items/media/": {
            answer: {
                media: {
                    alt: string;
                    branchShortId: number;
                    bytes: number;
                    color: string;
                    credit: string;
                    dateUpdated: string;
                    height: number;
                    id: string;
                    itemId: string;
                    itemNanoId: string;
                    itemTitle: string;
                    kind: 1 | 2 | 3 | 4;
                    licence: string;
                    renditions: {
                        /** @enum {string} */
                        format: "webp" | "avif";
                        height: number;
                        url: string;
                        width: number;
                    }[];
                    sortOrder: number;
                    title: string;
                    videoUrl: string | null;
                    width: number;
                }[];
                page: number;
                pageCount: number;
                total: number;
            };
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                itemId?: string;
                kind?: number;
                page?: number;
                pageSize?: number;
                text?: string;
                /** @enum {string} */
                use?: "unused";
            };
        };
        "GET /items/nanoid/{nanoId}": {
            answer: {
                addresses: {
                    city: string;
                    countryId: string | null;
                    housenumber: string;
                    id: string;
                    postcode: string;
                    stateId: string | null;
                    street: string;
                }[];
                branchShortId: number;
                categories: {
                    categoryId: string;
                    dateCreated: string;
                    icon: string;
                    mainCategory: string;
                    subCategory: string;
                }[];
                dateAsOf?: string | null;
                dateCreated: string;
                datePermanentlyClosed: string | null;
                dateReviewed: string | null;
                dateUpdated: string;
                duplicateOfNanoId?: string | null;
                featured?: {
                    dateFeatured: string;
                    featuredId: string;
                }[];
                geojsons: {
                    geojson: {
                        /** @enum {string} */
                        type: "Feature" | "FeatureCollection";
                    } & {
                        [key: string]: unknown;
                    };
                    geojsonType: number | null;
                    itemGeojsonId: string;
                    itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    nanoId: string;
                }[];
                hoursPlace?: {
                    countryCode: string;
                    state: string | null;
                    timeZone: string;
                } | null;
                id: string;
                isDuplicateOf: string | null;
                itemChildren: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                itemDetails: {
                    dataKeyGroup: string | null;
                    dataKeyName: string;
                    dataKeyV2: string;
                    dataValue: string;
                    dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                    dateUpdated: string;
                    id: string;
                }[];
                itemMedia?: {
                    alt: string;
                    color: string;
                    credit: string;
                    dateUpdated: string;
                    height: number;
                    id: string;
                    kind: 1 | 2 | 3 | 4;
                    licence: string;
                    renditions: {
                        /** @enum {string} */
                        format: "webp" | "avif";
                        height: number;
                        url: string;
                        width: number;
                    }[];
                    sortOrder: number;
                    title: string;
                    videoUrl: string | null;
                    width: number;
                }[];
                itemParents: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                jsons?: {
                    itemJsonId: string;
                    json: unknown;
                    type: string;
                }[];
                lat: number;
                lon: number;
                mentions?: {
                    datePublished: string | null;
                    id: string;
                    title: string;
                    url: string | null;
                }[];
                nanoId: string;
                near?: string | null;
                onStreet?: string | null;
                source: string;
                tags: {
                    isHidden: boolean;
                    showInSubtitle: boolean;
                    subtitleSortOrder: number;
                    tagId: string;
                    tagKey: string;
                }[];
                title: string;
                type: string;
                version: number;
                ways: {
                    nanoId: string;
                    way: {
                        coordinates: number[][];
                        /** @enum {string} */
                        type: "LineString";
                    };
                }[];
            };
            path: {
                nanoId: string;
            };
            query?: {
                branch?: number;
            };
        };
        "GET /items/search/": {
            answer: {
                items: {
                    address?: string;
                    branch?: number;
                    categories: string[];
                    categoriesByDate?: string[];
                    children?: string[];
                    closed?: string;
                    details?: {
                        [key: string]: string;
                    };
                    duplicateOf?: string;
                    geojsons?: {
                        geojson: {
                            /** @enum {string} */
                            type: "Feature" | "FeatureCollection";
                        } & {
                            [key: string]: unknown;
                        };
                        itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    }[];
                    hasMentions?: boolean;
                    hoursPlace?: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                    id: string;
                    image?: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    near?: string;
                    onStreet?: string;
                    parents?: string[];
                    renown?: number;
                    tags?: string[];
                    title: string;
                    ways?: string[];
                }[];
                total: number;
            };
            query?: {
                bbox?: string;
                branch?: number;
                categories?: string;
                eventsAt?: string;
                kindCategories?: string;
                kindTags?: string;
                limit?: number;
                list?: string;
                near?: string;
                offset?: number;
                tags?: string;
                text?: string;
            };
        };
        "GET /items/suggestions/": {
            answer: {
                landmarks: {
                    address?: string;
                    branch?: number;
                    categories: string[];
                    categoriesByDate?: string[];
                    children?: string[];
                    closed?: string;
                    details?: {
                        [key: string]: string;
                    };
                    duplicateOf?: string;
                    geojsons?: {
                        geojson: {
                            /** @enum {string} */
                            type: "Feature" | "FeatureCollection";
                        } & {
                            [key: string]: unknown;
                        };
                        itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    }[];
                    hasMentions?: boolean;
                    hoursPlace?: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                    id: string;
                    image?: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    near?: string;
                    onStreet?: string;
                    parents?: string[];
                    renown?: number;
                    tags?: string[];
                    title: string;
                    ways?: string[];
                }[];
                walks: {
                    address?: string;
                    branch?: number;
                    categories: string[];
                    categoriesByDate?: string[];
                    children?: string[];
                    closed?: string;
                    details?: {
                        [key: string]: string;
                    };
                    duplicateOf?: string;
                    geojsons?: {
                        geojson: {
                            /** @enum {string} */
                            type: "Feature" | "FeatureCollection";
                        } & {
                            [key: string]: unknown;
                        };
                        itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    }[];
                    hasMentions?: boolean;
                    hoursPlace?: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                    id: string;
                    image?: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    near?: string;
                    onStreet?: string;
                    parents?: string[];
                    renown?: number;
                    tags?: string[];
                    title: string;
                    ways?: string[];
                }[];
                withHours: {
                    address?: string;
                    branch?: number;
                    categories: string[];
                    categoriesByDate?: string[];
                    children?: string[];
                    closed?: string;
                    details?: {
                        [key: string]: string;
                    };
                    duplicateOf?: string;
                    geojsons?: {
                        geojson: {
                            /** @enum {string} */
                            type: "Feature" | "FeatureCollection";
                        } & {
                            [key: string]: unknown;
                        };
                        itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    }[];
                    hasMentions?: boolean;
                    hoursPlace?: {
                        countryCode: string;
                        state: string | null;
                        timeZone: string;
                    };
                    id: string;
                    image?: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    near?: string;
                    onStreet?: string;
                    parents?: string[];
                    renown?: number;
                    tags?: string[];
                    title: string;
                    ways?: string[];
                }[];
            };
            query?: {
                branch?: number;
            };
        };
        "GET /items/tiles/{branchShortId}/{z}/{x}/{y}.mvt": {
            path: {
                branchShortId: number;
                x: number;
                y: number;
                z: number;
            };
            query?: {
                categories?: string;
                eventsAt?: string;
                kindCategories?: string;
                kindTags?: string;
                tags?: string;
            };
        };
        "GET /kiosks/": {
            answer: {
                branchShortId: number;
                command: {
                    author: string;
                    dateAsked: string;
                    dateDone: string | null;
                    /** @enum {string} */
                    deed: "home" | "reload";
                    id: string;
                } | null;
                dateCreated: string;
                heading: number | null;
                homeView: {
                    bearing: number;
                    center: [
                        number,
                        number
                    ];
                    pitch: number;
                    zoom: number;
                } | null;
                id: string;
                kioskKey: string;
                lastContact: string | null;
                level: string | null;
                name: string;
                position: [
                    number,
                    number
                ] | null;
                running: {
                    dateOfData: string | null;
                    release: string;
                    screen: string;
                } | null;
                version: number;
            }[];
            /** @constant */
            login: true;
        };
        "GET /lists/": {
            answer: {
                branchShortId: number | null;
                description: {
                    de: string;
                    en: string;
                };
                id: string;
                itemIds: string[];
                nanoId: string;
                title: {
                    de: string;
                    en: string;
                };
            }[];
        };
        "GET /lists/{id}/items/": {
            answer: {
                branchShortId: number;
                city: string;
                id: string;
                nanoId: string;
                title: string;
            }[];
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "GET /metrics/figures/": {
            answer: {
                clicks: {
                    /** @enum {string} */
                    kind: "phone" | "email" | "website" | "social" | "booking" | "menu" | "event" | "related" | "mention";
                    visits: number;
                }[];
                keptSince: string;
                kiosks: {
                    branchShortId: number | null;
                    lastSeen: string;
                    visits: number;
                    window: string | null;
                }[];
                places: {
                    branchShortId: number;
                    categoryId: string | null;
                    itemId: string;
                    nanoId: string;
                    title: string;
                    visits: number;
                }[];
                searches: {
                    branchShortId: number | null;
                    text: string;
                    visits: number;
                }[];
                sessions: {
                    branchShortId: number | null;
                    day: string;
                    sessions: number;
                    /** @enum {string} */
                    surface: "map" | "embed" | "kiosk";
                }[];
            };
            /** @constant */
            login: true;
            query: {
                branch?: number;
                from: string;
                to: string;
            };
        };
        "GET /metrics/heat/": {
            answer: {
                lat: number;
                lon: number;
                visits: number;
            }[];
            /** @constant */
            login: true;
            query: {
                branch?: number;
                from: string;
                to: string;
            };
        };
        "GET /metrics/sessions/daily/": {
            answer: {
                actions: number;
                branchShortId: number | null;
                day: string;
                sessions: number;
            }[];
            /** @constant */
            login: true;
            query?: {
                branch?: number;
                days?: number;
            };
        };
        "GET /pages/branchshortid/{branchShortId}": {
            answer: {
                dateUpdated: string | null;
                pages: {
                    dateUpdated: string | null;
                    /** @enum {string} */
                    kind: "place" | "street";
                    nanoId: string;
                    title: string;
                }[];
                total: number;
            };
            path: {
                branchShortId: number;
            };
            query?: {
                part?: number;
            };
        };
        "GET /pages/places/{branchShortId}": {
            answer: {
                places: {
                    address?: string;
                    image?: string;
                    nanoId: string;
                    title: string;
                }[];
                total: number;
            };
            path: {
                branchShortId: number;
            };
            query: {
                id: string;
                /** @enum {string} */
                of: "shortcut" | "tag" | "list";
                page?: number;
            };
        };
        "GET /personal-data/retention/": {
            answer: {
                auditDays: number;
                contactsDays: number;
                contestEntriesDays: number;
                lastRun: string | null;
            };
            /** @constant */
            login: true;
        };
        "GET /reference/revisions/": {
            answer: {
                /** @enum {string} */
                action: "create" | "update" | "delete" | "close" | "draw";
                author: string;
                branchShortId: number | null;
                changes: {
                    [key: string]: {
                        after: unknown;
                        before: unknown;
                    };
                };
                date: string;
                entityId: string;
                id: string;
                /** @enum {string} */
                kind: "category" | "tag" | "icon" | "detailKey" | "list" | "searchShortcut" | "contest" | "calendar" | "searchWord" | "kiosk";
            }[];
            /** @constant */
            login: true;
            query?: {
                entityId?: string;
                /** @enum {string} */
                kind?: "category" | "tag" | "icon" | "detailKey" | "list" | "searchShortcut" | "contest" | "calendar" | "searchWord" | "kiosk";
                limit?: number;
            };
        };
        "GET /search/shortcuts/": {
            answer: {
                branchShortId: number | null;
                id: string;
                nanoId: string;
                slug: string;
                title: {
                    de: string;
                    en: string;
                };
            }[];
        };
        "GET /search/shortcuts/dashboard/": {
            answer: {
                branchShortId: number | null;
                config: {
                    allowChangeRequest: boolean;
                    allowItemAddition: boolean;
                    changeRequestSubtitle?: string;
                    changeRequestSubtitleEn?: string;
                    /** @enum {string} */
                    env: "development" | "production";
                    filter: {
                        hasEvents?: boolean;
                        mainCategories?: string[];
                        subCategories?: string[];
                        tags?: {
                            tagKey: string;
                            tagValue?: string;
                        }[];
                    };
                    icon: string;
                    id: string;
                    note: string;
                    showInFrameMenu: boolean;
                    switchToStyleUrl?: string;
                    title: {
                        de: string;
                        en: string;
                    };
                    useDefaultMapBoundaries: boolean;
                    useMapBoundariesWithTags?: {
                        tagKey: string;
                        tagValue: string;
                    }[];
                };
                id: string;
                isConfigured: boolean;
                isHidden: boolean;
                nanoId: string;
                slug: string;
                sortOrder: number;
                title: {
                    de: string;
                    en: string;
                };
            }[];
            /** @constant */
            login: true;
        };
        "GET /search/words/": {
            answer: {
                categoryIds: string[];
                id: string;
                name: string;
                translations: {
                    language: string;
                    words: string[];
                }[];
            }[];
        };
        "GET /staff/": {
            answer: {
                branchShortIds: number[];
                email: string;
                isBound: boolean;
                name: string;
                /** @enum {string} */
                role: "staff" | "editor" | "viewer";
            }[];
            /** @constant */
            login: true;
        };
        "GET /staff/me": {
            answer: {
                branchShortIds: number[];
                email: string;
                name: string;
                /** @enum {string} */
                role: "staff" | "editor" | "viewer";
            };
            /** @constant */
            login: true;
        };
        "GET /staff/revisions/": {
            answer: {
                /** @enum {string} */
                action: "add" | "rights" | "bind" | "unbind" | "remove";
                author: string;
                changes: {
                    [key: string]: {
                        after: unknown;
                        before: unknown;
                    };
                };
                date: string;
                email: string;
                id: string;
            }[];
            /** @constant */
            login: true;
        };
        "GET /states/": {
            answer: {
                countryId: string;
                id: string;
                nominatimTitle: string;
            }[];
        };
        "GET /states/districts/": {
            answer: {
                countryId: string;
                id: string;
                nominatimTitle: string;
                stateId: string | null;
                title: string;
            }[];
        };
        "GET /streets/branchshortid/{branchShortId}": {
            answer: {
                categories: string[];
                city: string;
                id: string;
                lat: number;
                lines: string[];
                lon: number;
                nanoId: string;
                title: string;
            }[];
            path: {
                branchShortId: number;
            };
        };
        "GET /tags/": {
            answer: {
                backgroundColorName: string;
                colorName: string;
                iconId: string | null;
                id: string;
                isHidden: boolean;
                showInSubtitle: boolean;
                subtitleSortOrder: number;
                tagGroup: number | null;
                tagKey: string;
                tagKeyName: {
                    de: string;
                    en: string;
                };
                tagValue: string;
                tagValueName: {
                    de: string;
                    en: string;
                };
            }[];
        };
        "GET /tags/translations/": {
            answer: {
                language: string;
                tagId: string;
                tagKey: string;
                tagKeyTranslate: string;
                tagValue: string;
                tagValueTranslate: string;
            }[];
            query?: {
                language?: string;
            };
        };
        "GET /timetables/branchshortid/{branchShortId}": {
            answer: {
                date: string;
                lines: {
                    color: string;
                    id: string;
                    kind: number;
                    name: string;
                    textColor: string;
                }[];
                patterns: {
                    headsign: string;
                    line: number;
                    path: string;
                    stops: {
                        along: number;
                        itemId: string | null;
                        lat: number;
                        lon: number;
                        name: string;
                    }[];
                }[];
                timeZone: string;
                trips: {
                    begin: number;
                    id: string;
                    pattern: number;
                    times: number[];
                }[];
            };
            path: {
                branchShortId: number;
            };
            query?: {
                date?: string;
            };
        };
        Json: string | number | boolean | null | components["schemas"]["Json"][] | {
            [key: string]: components["schemas"]["Json"];
        };
        JsonInput: string | number | boolean | null | components["schemas"]["JsonInput"][] | {
            [key: string]: components["schemas"]["JsonInput"];
        };
        "POST /branches/{branchShortId}/logo/": {
            answer: {
                logo: string;
            };
            /** @constant */
            login: true;
            path: {
                branchShortId: number;
            };
        };
        "POST /branches/{branchShortId}/revisions/{revision}/restore": {
            answer: {
                branchShortId: number;
                configured: {
                    accentColor: string;
                    centerItem: {
                        devItemNanoId: string | null;
                        productionItemNanoId: string | null;
                    };
                    currentSeasonId: ("[summer]" | "[winter]") | null;
                    feedbackEmail: string | null;
                    filterItemsBySeason: boolean;
                    fitsFound: boolean;
                    hasEvents: boolean;
                    hasKiosk: boolean;
                    hasSearchShortcuts: boolean;
                    hasStreets: boolean;
                    inFrame: {
                        escapeFromFrameOnSearchShortcutClick: boolean;
                        logo: string | null;
                        logoHeight: string;
                        showSearchShortcuts: boolean;
                        title: string;
                    };
                    kiosk: {
                        globalMarginBottom: number;
                        globalMarginTop: number;
                        idleSeconds: number;
                        mapPaddingBottom: number | null;
                        resetOnEveryMove: boolean;
                        screenSaverEnabled: boolean;
                    };
                    levels: {
                        isDefault: boolean;
                        key: string;
                        layerId: string | null;
                        layerPath: string | null;
                        sortOrder: number;
                    }[];
                    logo: string | null;
                    mapBoundaries: {
                        bearing?: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lngLatSwNeBounds: [
                            [
                                number,
                                number
                            ],
                            [
                                number,
                                number
                            ]
                        ];
                    }[];
                    mapCenter: {
                        bearing: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lat: number;
                        lon: number;
                        pitch: number;
                        zoom: number;
                    }[];
                    menuButton: string | null;
                    menuButtonWidth: number;
                    menuText: string;
                    menuTextEn?: string;
                    menuTitle: string;
                    seasons: {
                        begins?: string;
                        /** @enum {string} */
                        id: "[summer]" | "[winter]";
                        /** @enum {string} */
                        path: "sommer" | "winter";
                        styleUrl: string | null;
                        title: {
                            de: string;
                            en: string;
                        };
                    }[];
                    shortTitle: string;
                    showMapPopup: boolean;
                    showsCommonsPictures?: boolean;
                    showSearchShortcutsInItemDetail: boolean;
                    title: string;
                };
                edited: ("title" | "shortTitle" | "menuTitle" | "menuText" | "menuTextEn" | "accentColor" | "logo" | "menuButton" | "menuButtonWidth" | "feedbackEmail" | "hasEvents" | "hasStreets" | "hasSearchShortcuts" | "showSearchShortcutsInItemDetail" | "showMapPopup" | "fitsFound" | "showsCommonsPictures" | "mapCenter" | "mapBoundaries" | "currentSeasonId" | "filterItemsBySeason" | "seasons" | "levels" | "hasKiosk" | "kiosk" | "centerItem" | "inFrame")[];
                settings: {
                    accentColor: string;
                    centerItem: {
                        devItemNanoId: string | null;
                        productionItemNanoId: string | null;
                    };
                    currentSeasonId: ("[summer]" | "[winter]") | null;
                    feedbackEmail: string | null;
                    filterItemsBySeason: boolean;
                    fitsFound: boolean;
                    hasEvents: boolean;
                    hasKiosk: boolean;
                    hasSearchShortcuts: boolean;
                    hasStreets: boolean;
                    inFrame: {
                        escapeFromFrameOnSearchShortcutClick: boolean;
                        logo: string | null;
                        logoHeight: string;
                        showSearchShortcuts: boolean;
                        title: string;
                    };
                    kiosk: {
                        globalMarginBottom: number;
                        globalMarginTop: number;
                        idleSeconds: number;
                        mapPaddingBottom: number | null;
                        resetOnEveryMove: boolean;
                        screenSaverEnabled: boolean;
                    };
                    levels: {
                        isDefault: boolean;
                        key: string;
                        layerId: string | null;
                        layerPath: string | null;
                        sortOrder: number;
                    }[];
                    logo: string | null;
                    mapBoundaries: {
                        bearing?: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lngLatSwNeBounds: [
                            [
                                number,
                                number
                            ],
                            [
                                number,
                                number
                            ]
                        ];
                    }[];
                    mapCenter: {
                        bearing: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lat: number;
                        lon: number;
                        pitch: number;
                        zoom: number;
                    }[];
                    menuButton: string | null;
                    menuButtonWidth: number;
                    menuText: string;
                    menuTextEn?: string;
                    menuTitle: string;
                    seasons: {
                        begins?: string;
                        /** @enum {string} */
                        id: "[summer]" | "[winter]";
                        /** @enum {string} */
                        path: "sommer" | "winter";
                        styleUrl: string | null;
                        title: {
                            de: string;
                            en: string;
                        };
                    }[];
                    shortTitle: string;
                    showMapPopup: boolean;
                    showsCommonsPictures?: boolean;
                    showSearchShortcutsInItemDetail: boolean;
                    title: string;
                };
                version: number;
            };
            body: {
                fields?: string[];
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                branchShortId: number;
                revision: number;
            };
        };
        "POST /categories/": {
            answer: {
                backgroundColorName: string;
                colorName: string;
                icon_title?: string;
                iconId: string;
                iconTitle: string;
                id: string;
                mainCategory: string;
                mainCategoryName: {
                    de: string;
                    en: string;
                };
                subCategory: string;
                subCategoryName: {
                    de: string;
                    en: string;
                };
                zOrder: number;
            };
            body: {
                backgroundColorName: string;
                colorName?: string;
                iconTitle?: string;
                mainCategory: string;
                subCategory: string;
                /** @default [] */
                translations?: {
                    language?: string;
                    mainCategoryName?: string;
                    mainCategoryNameTranslate: string;
                    subCategoryName?: string;
                    subCategoryNameTranslate: string;
                }[];
                zOrder?: number;
            };
            /** @constant */
            login: true;
        };
        "POST /chat/": {
            answer: {
                nanoIds: string[];
                text: string;
            };
            body: {
                branchShortId: number | null;
                /** @enum {string} */
                language: "de" | "en";
                nanoIds: string[];
                question: string;
            };
        };
        "POST /contest/participant/": {
            answer: {
                contestId: string;
            };
            body: {
                /** @enum {boolean} */
                acceptsConditions: true;
                answer?: string;
                contestId: string;
                email: string;
                name: string;
            };
        };
        "POST /contests/": {
            answer: {
                branchShortId: number | null;
                conditionsUrl: string | null;
                dateBegin: string;
                dateEnd: string;
                description: {
                    de: string;
                    en: string;
                };
                erased: number;
                id: string;
                itemId: string | null;
                nanoId: string;
                participants: number;
                title: {
                    de: string;
                    en: string;
                };
                winners: number;
            };
            body: {
                branchShortId?: number | null;
                conditionsUrl?: string | null;
                dateBegin: string;
                dateEnd: string;
                /**
                 * @default {
                 *       "de": "",
                 *       "en": ""
                 *     }
                 */
                description?: {
                    de: string;
                    en: string;
                };
                itemId?: string | null;
                title: {
                    de: string;
                    en: string;
                };
            };
            /** @constant */
            login: true;
        };
        "POST /contests/{id}/draws/": {
            answer: {
                answer: string;
                contestId: string;
                dateCreated: string;
                dateDrawn: string | null;
                email: string;
                id: string;
                name: string;
            }[];
            body: {
                drawnSoFar?: number;
                winners?: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "POST /events": {
            answer: {
                branchShortId: number;
                id: string;
                version: number;
            };
            body: {
                /** @default [] */
                branchIds?: number[];
                dateBegin: string;
                dateEnd?: string | null;
                description?: string;
                /** @default [] */
                exceptDates?: string[];
                itemId: string;
                /** @default [] */
                itemIds?: string[];
                recurrence?: string | null;
                replaces?: {
                    date: string;
                    eventId: string;
                };
                /** @default [] */
                tagIds?: string[];
                title: string;
                url?: string | null;
            };
            /** @constant */
            login: true;
        };
        "POST /events/{id}/revisions/{revision}/restore": {
            answer: {
                branches: {
                    branchId: number;
                }[];
                branchShortId: number;
                dateBegin: string;
                dateEnd: string | null;
                description: string;
                exceptDates?: string[];
                id: string;
                isCancelled?: boolean;
                itemEvents: {
                    itemId: string;
                    relationshipId: number;
                    title: string;
                }[];
                itemId: string;
                itemNanoId?: string | null;
                itemTitle?: string | null;
                recurrence?: string | null;
                seriesBegin?: string;
                seriesId?: string;
                source: string;
                tags: {
                    tagId: string;
                }[];
                title: string;
                url: string | null;
                version: number;
            };
            body: {
                fields?: string[];
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
                revision: number;
            };
        };
        "POST /events/branches/": {
            answer: {
                branchId: number;
                eventId: string;
            };
            body: {
                branchId: number;
                eventId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /events/branches/multiple/": {
            answer: {
                branchId: number;
                eventId: string;
            }[];
            body: {
                branchIds: number[];
                eventId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /events/feeds/": {
            answer: {
                branchShortId: number;
                dateRead: string | null;
                dateSuspended: string | null;
                eventCount: number;
                failureCount: number;
                fault: string | null;
                id: string;
                itemId: string;
                itemTitle: string;
                url: string;
            };
            body: {
                itemId: string;
                url: string;
            };
            /** @constant */
            login: true;
        };
        "POST /events/tags/": {
            answer: {
                eventId: string;
                tagId: string;
            };
            body: {
                eventId: string;
                tagId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /featured/": {
            answer: {
                dateFeatured: string;
                featuredId: string;
                itemId: string;
            };
            body: {
                dateFeatured?: string;
                itemId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /geojsons/": {
            answer: {
                id: string;
            };
            body: {
                base?: {
                    /** @enum {string} */
                    type: "Feature" | "FeatureCollection";
                } & {
                    [key: string]: unknown;
                };
                geojson: {
                    bbox?: number[];
                    geometry: {
                        coordinates: [
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ];
                        /** @enum {string} */
                        type: "Point";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[];
                        /** @enum {string} */
                        type: "MultiPoint";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[];
                        /** @enum {string} */
                        type: "LineString";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[][];
                        /** @enum {string} */
                        type: "MultiLineString";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[][];
                        /** @enum {string} */
                        type: "Polygon";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[][][];
                        /** @enum {string} */
                        type: "MultiPolygon";
                    };
                    id?: string | number;
                    properties: ({
                        fillColor?: string;
                        fillOpacity?: number;
                        fillOutlineColor?: string;
                        labelColor?: string;
                        level?: string;
                        lineColor?: string;
                        lineOpacity?: number;
                        lineWidth?: number;
                        mainTitleLabel?: string;
                        name?: string;
                        selectedFillOpacity?: number;
                        subTitleLabel?: string;
                    } & {
                        [key: string]: string | number | boolean | null;
                    }) | null;
                    /** @enum {string} */
                    type: "Feature";
                } | {
                    bbox?: number[];
                    features: {
                        bbox?: number[];
                        geometry: {
                            coordinates: [
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ];
                            /** @enum {string} */
                            type: "Point";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[];
                            /** @enum {string} */
                            type: "MultiPoint";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[];
                            /** @enum {string} */
                            type: "LineString";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][];
                            /** @enum {string} */
                            type: "MultiLineString";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][];
                            /** @enum {string} */
                            type: "Polygon";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][][];
                            /** @enum {string} */
                            type: "MultiPolygon";
                        };
                        id?: string | number;
                        properties: ({
                            fillColor?: string;
                            fillOpacity?: number;
                            fillOutlineColor?: string;
                            labelColor?: string;
                            level?: string;
                            lineColor?: string;
                            lineOpacity?: number;
                            lineWidth?: number;
                            mainTitleLabel?: string;
                            name?: string;
                            selectedFillOpacity?: number;
                            subTitleLabel?: string;
                        } & {
                            [key: string]: string | number | boolean | null;
                        }) | null;
                        /** @enum {string} */
                        type: "Feature";
                    }[];
                    /** @enum {string} */
                    type: "FeatureCollection";
                };
                id?: string;
            };
            /** @constant */
            login: true;
        };
        "POST /icons/": {
            answer: {
                iconSvg: string;
                id: string;
                symbolSvg: string;
                title: string;
            };
            body: {
                iconSvg: string;
                /** @enum {string} */
                symbolSvg?: "circle" | "icon" | "event" | "selected";
                title: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items": {
            answer: {
                branchShortId: number;
                id: string;
                nanoId: string;
                version: number;
            };
            body: {
                address?: {
                    city?: string;
                    countryId?: string | null;
                    housenumber?: string;
                    postcode?: string;
                    stateId?: string | null;
                    street?: string;
                };
                branchShortId?: number;
                /** @default [] */
                categoryIds?: string[];
                datePermanentlyClosed?: string | null;
                /** @default [] */
                details?: {
                    dataKeyV2: string;
                    dataValue: string;
                    dataValueUnit?: ("m" | "hm" | "km" | "ft" | "h") | null;
                }[];
                geojsons?: {
                    geojson: {
                        bbox?: number[];
                        geometry: {
                            coordinates: [
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ];
                            /** @enum {string} */
                            type: "Point";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[];
                            /** @enum {string} */
                            type: "MultiPoint";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[];
                            /** @enum {string} */
                            type: "LineString";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][];
                            /** @enum {string} */
                            type: "MultiLineString";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][];
                            /** @enum {string} */
                            type: "Polygon";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][][];
                            /** @enum {string} */
                            type: "MultiPolygon";
                        };
                        id?: string | number;
                        properties: ({
                            fillColor?: string;
                            fillOpacity?: number;
                            fillOutlineColor?: string;
                            labelColor?: string;
                            level?: string;
                            lineColor?: string;
                            lineOpacity?: number;
                            lineWidth?: number;
                            mainTitleLabel?: string;
                            name?: string;
                            selectedFillOpacity?: number;
                            subTitleLabel?: string;
                        } & {
                            [key: string]: string | number | boolean | null;
                        }) | null;
                        /** @enum {string} */
                        type: "Feature";
                    } | {
                        bbox?: number[];
                        features: {
                            bbox?: number[];
                            geometry: {
                                coordinates: [
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number
                                ];
                                /** @enum {string} */
                                type: "Point";
                            } | {
                                coordinates: ([
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number
                                ])[];
                                /** @enum {string} */
                                type: "MultiPoint";
                            } | {
                                coordinates: ([
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number
                                ])[];
                                /** @enum {string} */
                                type: "LineString";
                            } | {
                                coordinates: ([
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number
                                ])[][];
                                /** @enum {string} */
                                type: "MultiLineString";
                            } | {
                                coordinates: ([
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number
                                ])[][];
                                /** @enum {string} */
                                type: "Polygon";
                            } | {
                                coordinates: ([
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number
                                ])[][][];
                                /** @enum {string} */
                                type: "MultiPolygon";
                            };
                            id?: string | number;
                            properties: ({
                                fillColor?: string;
                                fillOpacity?: number;
                                fillOutlineColor?: string;
                                labelColor?: string;
                                level?: string;
                                lineColor?: string;
                                lineOpacity?: number;
                                lineWidth?: number;
                                mainTitleLabel?: string;
                                name?: string;
                                selectedFillOpacity?: number;
                                subTitleLabel?: string;
                            } & {
                                [key: string]: string | number | boolean | null;
                            }) | null;
                            /** @enum {string} */
                            type: "Feature";
                        }[];
                        /** @enum {string} */
                        type: "FeatureCollection";
                    };
                    type: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                }[];
                isDuplicateOf?: string | null;
                /** @default [] */
                itemParentIds?: string[];
                lat: number;
                lon: number;
                /** @default [] */
                tagIds?: string[];
                title: string;
                /** @enum {string} */
                type?: "place" | "way" | "exhibition";
            };
            /** @constant */
            login: true;
        };
        "POST /items/{id}/copies/": {
            answer: {
                branchShortId: number;
                id: string;
                nanoId: string;
                version: number;
            };
            body: {
                title: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "POST /items/{id}/revisions/{revision}/restore": {
            answer: {
                addresses: {
                    city: string;
                    countryId: string | null;
                    housenumber: string;
                    id: string;
                    postcode: string;
                    stateId: string | null;
                    street: string;
                }[];
                branchShortId: number;
                categories: {
                    categoryId: string;
                    dateCreated: string;
                    icon: string;
                    mainCategory: string;
                    subCategory: string;
                }[];
                dateAsOf?: string | null;
                dateCreated: string;
                datePermanentlyClosed: string | null;
                dateReviewed: string | null;
                dateUpdated: string;
                duplicateOfNanoId?: string | null;
                featured?: {
                    dateFeatured: string;
                    featuredId: string;
                }[];
                geojsons: {
                    geojson: {
                        /** @enum {string} */
                        type: "Feature" | "FeatureCollection";
                    } & {
                        [key: string]: unknown;
                    };
                    geojsonType: number | null;
                    itemGeojsonId: string;
                    itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    nanoId: string;
                }[];
                hoursPlace?: {
                    countryCode: string;
                    state: string | null;
                    timeZone: string;
                } | null;
                id: string;
                isDuplicateOf: string | null;
                itemChildren: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                itemDetails: {
                    dataKeyGroup: string | null;
                    dataKeyName: string;
                    dataKeyV2: string;
                    dataValue: string;
                    dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                    dateUpdated: string;
                    id: string;
                }[];
                itemMedia?: {
                    alt: string;
                    color: string;
                    credit: string;
                    dateUpdated: string;
                    height: number;
                    id: string;
                    kind: 1 | 2 | 3 | 4;
                    licence: string;
                    renditions: {
                        /** @enum {string} */
                        format: "webp" | "avif";
                        height: number;
                        url: string;
                        width: number;
                    }[];
                    sortOrder: number;
                    title: string;
                    videoUrl: string | null;
                    width: number;
                }[];
                itemParents: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                jsons?: {
                    itemJsonId: string;
                    json: unknown;
                    type: string;
                }[];
                lat: number;
                lon: number;
                mentions?: {
                    datePublished: string | null;
                    id: string;
                    title: string;
                    url: string | null;
                }[];
                nanoId: string;
                near?: string | null;
                onStreet?: string | null;
                source: string;
                tags: {
                    isHidden: boolean;
                    showInSubtitle: boolean;
                    subtitleSortOrder: number;
                    tagId: string;
                    tagKey: string;
                }[];
                title: string;
                type: string;
                version: number;
                ways: {
                    nanoId: string;
                    way: {
                        coordinates: number[][];
                        /** @enum {string} */
                        type: "LineString";
                    };
                }[];
            };
            body: {
                fields?: string[];
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
                revision: number;
            };
        };
        "POST /items/addresses/": {
            answer: {
                city: string;
                countryId: string | null;
                housenumber: string;
                id: string;
                itemId: string;
                postcode: string;
                stateId: string | null;
                street: string;
            };
            body: {
                city?: string;
                countryId?: string | null;
                housenumber?: string;
                itemId: string;
                lat: number;
                lon: number;
                postcode?: string;
                stateId?: string | null;
                street?: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items/categories/": {
            answer: {
                categoryId: string;
                itemId: string;
            };
            body: {
                categoryId: string;
                itemId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items/categories/multiple/": {
            answer: {
                categoryId: string;
                itemId: string;
            }[];
            body: {
                categoryIds: string[];
                itemId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items/change-requests/": {
            answer: {
                changes: {
                    [key: string]: {
                        after: unknown;
                        before: unknown;
                    };
                };
                dateCreated: string;
                dateDecided: string | null;
                itemId: string | null;
                linkId: string;
                note: string;
                reply: string;
                /** @enum {string} */
                state: "open" | "accepted" | "declined";
                taken: {
                    [key: string]: unknown;
                } | null;
            };
            body: {
                address?: {
                    city?: string;
                    housenumber?: string;
                    postcode?: string;
                    street?: string;
                };
                categoryIds?: string[];
                contactEmail?: string | null;
                details?: {
                    dataKeyV2: string;
                    dataValue: string;
                    dataValueUnit?: ("m" | "hm" | "km" | "ft" | "h") | null;
                }[];
                isPermanentlyClosed?: boolean;
                itemId?: string | null;
                lat?: number;
                lon?: number;
                note?: string;
                searchShortcutId: string;
                title?: string;
            };
        };
        "POST /items/details/": {
            answer: {
                dataKeyGroup: string | null;
                dataKeyName: string;
                dataKeyV2: string;
                dataValue: string;
                dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                dateUpdated: string;
                id: string;
            };
            body: {
                dataKeyV2: string;
                dataValue: string;
                dataValueUnit?: ("m" | "hm" | "km" | "ft" | "h") | null;
                itemId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items/details/keys/": {
            answer: {
                colorName: string;
                iconId: string;
                iconTitle: string;
                id: string;
                isHidden: boolean;
                keyName: string;
                keyTitle: {
                    de: string;
                    en: string;
                };
                needsUnit: boolean;
                /** @enum {string} */
                type: "number" | "text" | "email" | "phone" | "hours" | "markdown" | "url" | "date";
            };
            body: {
                colorName?: string;
                iconTitle?: string;
                isHidden?: boolean;
                keyName: string;
                needsUnit?: boolean;
                /** @default [] */
                translations?: {
                    detailKey?: string;
                    detailKeyTranslate: string;
                    language?: string;
                }[];
                /** @enum {string} */
                type: "number" | "text" | "email" | "phone" | "hours" | "markdown" | "url" | "date";
            };
            /** @constant */
            login: true;
        };
        "POST /items/events/": {
            answer: {
                categoryId: string | null;
                eventId: string;
                itemId: string;
                relationshipId: number;
                title: string;
            };
            body: {
                eventId: string;
                itemId: string;
                relationshipId?: number;
            };
            /** @constant */
            login: true;
        };
        "POST /items/geojsons/": {
            answer: {
                geojsonId: string;
                geojsonType: number | null;
                itemGeojsonId: string;
                itemId: string;
                nanoId: string;
                type: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
            };
            body: {
                geojsonId: string;
                itemId: string;
                type: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
            };
            /** @constant */
            login: true;
        };
        "POST /items/items/": {
            answer: {
                itemChildId: string;
                itemParentId: string;
                relationshipId: number;
            };
            body: {
                itemChildId: string;
                itemParentId: string;
                relationshipId: number;
            };
            /** @constant */
            login: true;
        };
        "POST /items/items/multiple/": {
            answer: {
                itemChildId: string;
                itemParentId: string;
                relationshipId: number;
            }[];
            body: {
                itemChildId: string;
                itemParentIds: string[];
                relationshipId?: number;
            };
            /** @constant */
            login: true;
        };
        "POST /items/jsons/": {
            answer: {
                itemId: string;
                itemJsonId: string;
                jsonId: string;
                type: string;
            };
            body: {
                itemId: string;
                jsonId: string;
                type: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items/media/": {
            answer: {
                alt: string;
                branchShortId: number;
                bytes: number;
                color: string;
                credit: string;
                dateUpdated: string;
                height: number;
                id: string;
                itemId: string;
                itemNanoId: string;
                itemTitle: string;
                kind: 1 | 2 | 3 | 4;
                licence: string;
                renditions: {
                    /** @enum {string} */
                    format: "webp" | "avif";
                    height: number;
                    url: string;
                    width: number;
                }[];
                sortOrder: number;
                title: string;
                videoUrl: string | null;
                width: number;
            };
            /** @constant */
            login: true;
        };
        "POST /items/media/reuse/": {
            answer: {
                alt: string;
                branchShortId: number;
                bytes: number;
                color: string;
                credit: string;
                dateUpdated: string;
                height: number;
                id: string;
                itemId: string;
                itemNanoId: string;
                itemTitle: string;
                kind: 1 | 2 | 3 | 4;
                licence: string;
                renditions: {
                    /** @enum {string} */
                    format: "webp" | "avif";
                    height: number;
                    url: string;
                    width: number;
                }[];
                sortOrder: number;
                title: string;
                videoUrl: string | null;
                width: number;
            };
            body: {
                itemId: string;
                mediumId: string;
                replaces?: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items/mentions/": {
            answer: {
                datePublished: string | null;
                id: string;
                itemId: string;
                title: string;
                url: string | null;
            };
            body: {
                datePublished?: string | null;
                itemId: string;
                title: string;
                url?: string | null;
            };
            /** @constant */
            login: true;
        };
        "POST /items/reviews/": {
            answer: {
                dateDue: string;
                id: string;
                isCompleted: boolean;
                itemId: string;
                note: string | null;
            };
            body: {
                dateDue: string;
                isCompleted?: boolean;
                itemId: string;
                note?: string | null;
            };
            /** @constant */
            login: true;
        };
        "POST /items/tags/": {
            answer: {
                itemId: string;
                tagId: string;
            };
            body: {
                itemId: string;
                tagId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /items/tags/multiple/": {
            answer: {
                itemId: string;
                tagId: string;
            }[];
            body: {
                itemId: string;
                tagIds: string[];
            };
            /** @constant */
            login: true;
        };
        "POST /jsons/": {
            answer: {
                id: string;
            };
            body: {
                id?: string;
                json: {
                    [key: string]: components["schemas"]["JsonInput"];
                } | components["schemas"]["JsonInput"][];
            };
            /** @constant */
            login: true;
        };
        "POST /kiosks/": {
            answer: {
                branchShortId: number;
                command: {
                    author: string;
                    dateAsked: string;
                    dateDone: string | null;
                    /** @enum {string} */
                    deed: "home" | "reload";
                    id: string;
                } | null;
                dateCreated: string;
                heading: number | null;
                homeView: {
                    bearing: number;
                    center: [
                        number,
                        number
                    ];
                    pitch: number;
                    zoom: number;
                } | null;
                id: string;
                kioskKey: string;
                lastContact: string | null;
                level: string | null;
                name: string;
                position: [
                    number,
                    number
                ] | null;
                running: {
                    dateOfData: string | null;
                    release: string;
                    screen: string;
                } | null;
                version: number;
            };
            body: {
                branchShortId?: number;
                heading?: number | null;
                homeView?: {
                    bearing: number;
                    center: [
                        number,
                        number
                    ];
                    pitch: number;
                    zoom: number;
                } | null;
                level?: string | null;
                name: string;
                position?: [
                    number,
                    number
                ] | null;
            };
            /** @constant */
            login: true;
        };
        "POST /kiosks/{id}/commands/": {
            answer: {
                branchShortId: number;
                command: {
                    author: string;
                    dateAsked: string;
                    dateDone: string | null;
                    /** @enum {string} */
                    deed: "home" | "reload";
                    id: string;
                } | null;
                dateCreated: string;
                heading: number | null;
                homeView: {
                    bearing: number;
                    center: [
                        number,
                        number
                    ];
                    pitch: number;
                    zoom: number;
                } | null;
                id: string;
                kioskKey: string;
                lastContact: string | null;
                level: string | null;
                name: string;
                position: [
                    number,
                    number
                ] | null;
                running: {
                    dateOfData: string | null;
                    release: string;
                    screen: string;
                } | null;
                version: number;
            };
            body: {
                /** @enum {string} */
                deed: "home" | "reload";
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "POST /kiosks/heartbeats/": {
            answer: {
                command: {
                    /** @enum {string} */
                    deed: "home" | "reload";
                    id: string;
                } | null;
                identity: {
                    branchShortId: number;
                    heading: number | null;
                    homeView: {
                        bearing: number;
                        center: [
                            number,
                            number
                        ];
                        pitch: number;
                        zoom: number;
                    } | null;
                    level: string | null;
                    name: string;
                    position: [
                        number,
                        number
                    ] | null;
                    version: number;
                };
            };
            body: {
                commandDone?: string | null;
                dateOfData: string | null;
                kioskKey: string;
                release: string;
                screen: string;
            };
        };
        "POST /lists/": {
            answer: {
                branchShortId: number | null;
                description: {
                    de: string;
                    en: string;
                };
                id: string;
                itemIds: string[];
                nanoId: string;
                title: {
                    de: string;
                    en: string;
                };
            };
            body: {
                branchShortId?: number | null;
                /**
                 * @default {
                 *       "de": "",
                 *       "en": ""
                 *     }
                 */
                description?: {
                    de: string;
                    en: string;
                };
                /** @default [] */
                itemIds?: string[];
                title: {
                    de: string;
                    en: string;
                };
            };
            /** @constant */
            login: true;
        };
        "POST /lists/items/": {
            answer: {
                itemId: string;
                listId: string;
            };
            body: {
                itemId: string;
                listId: string;
            };
            /** @constant */
            login: true;
        };
        "POST /metrics/": {
            answer: {
                accepted: number;
            };
            body: {
                branch_short_id?: number | null;
                browser_language?: string | null;
                item_detail_id?: string | null;
                item_id?: string | null;
                mention_id?: string | null;
                metric_key: string;
                metricValue?: string | null;
                quo_plattform?: "web" | null;
                quo_version?: string | null;
                referrer?: string | null;
                related_item_id?: string | null;
                route_full_path: string;
                session_id: string;
                tag_id?: string | null;
                user_agent?: string | null;
                window_size?: string | null;
            } | {
                branch_short_id?: number | null;
                browser_language?: string | null;
                item_detail_id?: string | null;
                item_id?: string | null;
                mention_id?: string | null;
                metric_key: string;
                metricValue?: string | null;
                quo_plattform?: "web" | null;
                quo_version?: string | null;
                referrer?: string | null;
                related_item_id?: string | null;
                route_full_path: string;
                session_id: string;
                tag_id?: string | null;
                user_agent?: string | null;
                window_size?: string | null;
            }[];
        };
        "POST /personal-data/erase/": {
            answer: {
                addressHash: string;
                changeRequests: number;
                contestEntries: number;
            };
            body: {
                email: string;
            };
            /** @constant */
            login: true;
        };
        "POST /personal-data/export/": {
            answer: {
                changeRequests: {
                    branchShortId: number;
                    changes: {
                        [key: string]: unknown;
                    };
                    contactEmail: string;
                    dateCreated: string;
                    dateDecided: string | null;
                    id: string;
                    itemId: string | null;
                    note: string;
                    reply: string;
                    /** @enum {string} */
                    state: "open" | "accepted" | "declined";
                }[];
                contestEntries: {
                    answer: string;
                    branchShortId: number | null;
                    contestId: string;
                    contestTitle: string;
                    dateCreated: string;
                    dateDrawn: string | null;
                    email: string;
                    id: string;
                    name: string;
                }[];
            };
            body: {
                email: string;
            };
            /** @constant */
            login: true;
        };
        "POST /personal-data/find/": {
            answer: {
                counts: {
                    branchShortId: number | null;
                    count: number;
                    /** @enum {string} */
                    kind: "contest-entries" | "change-requests";
                }[];
            };
            body: {
                email: string;
            };
            /** @constant */
            login: true;
        };
        "POST /search/shortcuts/": {
            answer: {
                branchShortId: number | null;
                config: {
                    allowChangeRequest: boolean;
                    allowItemAddition: boolean;
                    changeRequestSubtitle?: string;
                    changeRequestSubtitleEn?: string;
                    /** @enum {string} */
                    env: "development" | "production";
                    filter: {
                        hasEvents?: boolean;
                        mainCategories?: string[];
                        subCategories?: string[];
                        tags?: {
                            tagKey: string;
                            tagValue?: string;
                        }[];
                    };
                    icon: string;
                    id: string;
                    note: string;
                    showInFrameMenu: boolean;
                    switchToStyleUrl?: string;
                    title: {
                        de: string;
                        en: string;
                    };
                    useDefaultMapBoundaries: boolean;
                    useMapBoundariesWithTags?: {
                        tagKey: string;
                        tagValue: string;
                    }[];
                };
                id: string;
                isConfigured: boolean;
                isHidden: boolean;
                nanoId: string;
                slug: string;
                sortOrder: number;
                title: {
                    de: string;
                    en: string;
                };
            };
            body: {
                allowChangeRequest?: boolean;
                allowItemAddition?: boolean;
                branchShortId?: number | null;
                changeRequestSubtitle?: string;
                changeRequestSubtitleEn?: string;
                filter: {
                    hasEvents?: boolean;
                    mainCategories?: string[];
                    subCategories?: string[];
                    tags?: {
                        tagKey: string;
                        tagValue?: string;
                    }[];
                };
                icon?: string;
                isHidden?: boolean;
                note?: string;
                showInFrameMenu?: boolean;
                sortOrder?: number;
                switchToStyleUrl?: string;
                title: {
                    de: string;
                    en: string;
                };
                useDefaultMapBoundaries?: boolean;
                useMapBoundariesWithTags?: {
                    tagKey: string;
                    tagValue: string;
                }[];
            };
            /** @constant */
            login: true;
        };
        "POST /search/words/": {
            answer: {
                categoryIds: string[];
                id: string;
                name: string;
                translations: {
                    language: string;
                    words: string[];
                }[];
            };
            body: {
                categoryIds: string[];
                name: string;
                /** @default [] */
                translations?: {
                    language?: string;
                    words: string[];
                }[];
            };
            /** @constant */
            login: true;
        };
        "POST /staff/": {
            answer: {
                branchShortIds: number[];
                email: string;
                isBound: boolean;
                name: string;
                /** @enum {string} */
                role: "staff" | "editor" | "viewer";
            };
            body: {
                /** @default [] */
                branchShortIds?: number[];
                email: string;
                name: string;
                /** @enum {string} */
                role: "staff" | "editor" | "viewer";
            };
            /** @constant */
            login: true;
        };
        "POST /tags/": {
            answer: {
                backgroundColorName: string;
                colorName: string;
                iconId: string | null;
                id: string;
                isHidden: boolean;
                showInSubtitle: boolean;
                subtitleSortOrder: number;
                tagGroup: number | null;
                tagKey: string;
                tagKeyName: {
                    de: string;
                    en: string;
                };
                tagValue: string;
                tagValueName: {
                    de: string;
                    en: string;
                };
            };
            body: {
                backgroundColorName?: string;
                colorName?: string;
                iconTitle?: string | null;
                isHidden?: boolean;
                showInSubtitle?: boolean;
                subtitleSortOrder?: number;
                tagGroup?: number | null;
                tagKey: string;
                tagValue: string;
                /** @default [] */
                translations?: {
                    language?: string;
                    tagKey?: string;
                    tagKeyTranslate: string;
                    tagValue?: string;
                    tagValueTranslate: string;
                }[];
            };
            /** @constant */
            login: true;
        };
        Problem: {
            conflicts?: {
                field: string;
                theirs: unknown;
                yours: unknown;
            }[];
            currentVersion?: number;
            detail?: string;
            errors?: {
                field: string;
                message: string;
            }[];
            status: number;
            title: string;
            type: string;
        };
        "PUT /branches/{branchShortId}/settings": {
            answer: {
                branchShortId: number;
                configured: {
                    accentColor: string;
                    centerItem: {
                        devItemNanoId: string | null;
                        productionItemNanoId: string | null;
                    };
                    currentSeasonId: ("[summer]" | "[winter]") | null;
                    feedbackEmail: string | null;
                    filterItemsBySeason: boolean;
                    fitsFound: boolean;
                    hasEvents: boolean;
                    hasKiosk: boolean;
                    hasSearchShortcuts: boolean;
                    hasStreets: boolean;
                    inFrame: {
                        escapeFromFrameOnSearchShortcutClick: boolean;
                        logo: string | null;
                        logoHeight: string;
                        showSearchShortcuts: boolean;
                        title: string;
                    };
                    kiosk: {
                        globalMarginBottom: number;
                        globalMarginTop: number;
                        idleSeconds: number;
                        mapPaddingBottom: number | null;
                        resetOnEveryMove: boolean;
                        screenSaverEnabled: boolean;
                    };
                    levels: {
                        isDefault: boolean;
                        key: string;
                        layerId: string | null;
                        layerPath: string | null;
                        sortOrder: number;
                    }[];
                    logo: string | null;
                    mapBoundaries: {
                        bearing?: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lngLatSwNeBounds: [
                            [
                                number,
                                number
                            ],
                            [
                                number,
                                number
                            ]
                        ];
                    }[];
                    mapCenter: {
                        bearing: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lat: number;
                        lon: number;
                        pitch: number;
                        zoom: number;
                    }[];
                    menuButton: string | null;
                    menuButtonWidth: number;
                    menuText: string;
                    menuTextEn?: string;
                    menuTitle: string;
                    seasons: {
                        begins?: string;
                        /** @enum {string} */
                        id: "[summer]" | "[winter]";
                        /** @enum {string} */
                        path: "sommer" | "winter";
                        styleUrl: string | null;
                        title: {
                            de: string;
                            en: string;
                        };
                    }[];
                    shortTitle: string;
                    showMapPopup: boolean;
                    showsCommonsPictures?: boolean;
                    showSearchShortcutsInItemDetail: boolean;
                    title: string;
                };
                edited: ("title" | "shortTitle" | "menuTitle" | "menuText" | "menuTextEn" | "accentColor" | "logo" | "menuButton" | "menuButtonWidth" | "feedbackEmail" | "hasEvents" | "hasStreets" | "hasSearchShortcuts" | "showSearchShortcutsInItemDetail" | "showMapPopup" | "fitsFound" | "showsCommonsPictures" | "mapCenter" | "mapBoundaries" | "currentSeasonId" | "filterItemsBySeason" | "seasons" | "levels" | "hasKiosk" | "kiosk" | "centerItem" | "inFrame")[];
                settings: {
                    accentColor: string;
                    centerItem: {
                        devItemNanoId: string | null;
                        productionItemNanoId: string | null;
                    };
                    currentSeasonId: ("[summer]" | "[winter]") | null;
                    feedbackEmail: string | null;
                    filterItemsBySeason: boolean;
                    fitsFound: boolean;
                    hasEvents: boolean;
                    hasKiosk: boolean;
                    hasSearchShortcuts: boolean;
                    hasStreets: boolean;
                    inFrame: {
                        escapeFromFrameOnSearchShortcutClick: boolean;
                        logo: string | null;
                        logoHeight: string;
                        showSearchShortcuts: boolean;
                        title: string;
                    };
                    kiosk: {
                        globalMarginBottom: number;
                        globalMarginTop: number;
                        idleSeconds: number;
                        mapPaddingBottom: number | null;
                        resetOnEveryMove: boolean;
                        screenSaverEnabled: boolean;
                    };
                    levels: {
                        isDefault: boolean;
                        key: string;
                        layerId: string | null;
                        layerPath: string | null;
                        sortOrder: number;
                    }[];
                    logo: string | null;
                    mapBoundaries: {
                        bearing?: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lngLatSwNeBounds: [
                            [
                                number,
                                number
                            ],
                            [
                                number,
                                number
                            ]
                        ];
                    }[];
                    mapCenter: {
                        bearing: number;
                        /** @enum {string} */
                        breakpoint: "xs" | "smAndUp" | "md";
                        lat: number;
                        lon: number;
                        pitch: number;
                        zoom: number;
                    }[];
                    menuButton: string | null;
                    menuButtonWidth: number;
                    menuText: string;
                    menuTextEn?: string;
                    menuTitle: string;
                    seasons: {
                        begins?: string;
                        /** @enum {string} */
                        id: "[summer]" | "[winter]";
                        /** @enum {string} */
                        path: "sommer" | "winter";
                        styleUrl: string | null;
                        title: {
                            de: string;
                            en: string;
                        };
                    }[];
                    shortTitle: string;
                    showMapPopup: boolean;
                    showsCommonsPictures?: boolean;
                    showSearchShortcutsInItemDetail: boolean;
                    title: string;
                };
                version: number;
            };
            body: {
                accentColor?: string;
                centerItem?: {
                    devItemNanoId: string | null;
                    productionItemNanoId: string | null;
                };
                currentSeasonId?: ("[summer]" | "[winter]") | null;
                feedbackEmail?: string | null;
                filterItemsBySeason?: boolean;
                fitsFound?: boolean;
                hasEvents?: boolean;
                hasKiosk?: boolean;
                hasSearchShortcuts?: boolean;
                hasStreets?: boolean;
                inFrame?: {
                    escapeFromFrameOnSearchShortcutClick: boolean;
                    logo: string | null;
                    logoHeight: string;
                    showSearchShortcuts: boolean;
                    title: string;
                };
                kiosk?: {
                    globalMarginBottom: number;
                    globalMarginTop: number;
                    idleSeconds: number;
                    mapPaddingBottom: number | null;
                    resetOnEveryMove: boolean;
                    screenSaverEnabled: boolean;
                };
                levels?: {
                    isDefault: boolean;
                    key: string;
                    layerId: string | null;
                    layerPath: string | null;
                    sortOrder: number;
                }[];
                logo?: string | null;
                mapBoundaries?: {
                    bearing?: number;
                    /** @enum {string} */
                    breakpoint: "xs" | "smAndUp" | "md";
                    lngLatSwNeBounds: [
                        [
                            number,
                            number
                        ],
                        [
                            number,
                            number
                        ]
                    ];
                }[];
                mapCenter?: {
                    bearing: number;
                    /** @enum {string} */
                    breakpoint: "xs" | "smAndUp" | "md";
                    lat: number;
                    lon: number;
                    pitch: number;
                    zoom: number;
                }[];
                menuButton?: string | null;
                menuButtonWidth?: number;
                menuText?: string;
                menuTextEn?: string;
                menuTitle?: string;
                seasons?: {
                    begins?: string;
                    /** @enum {string} */
                    id: "[summer]" | "[winter]";
                    /** @enum {string} */
                    path: "sommer" | "winter";
                    styleUrl: string | null;
                    title: {
                        de: string;
                        en: string;
                    };
                }[];
                shortTitle?: string;
                showMapPopup?: boolean;
                showsCommonsPictures?: boolean;
                showSearchShortcutsInItemDetail?: boolean;
                title?: string;
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                branchShortId: number;
            };
        };
        "PUT /categories/{id}": {
            answer: {
                backgroundColorName: string;
                colorName: string;
                icon_title?: string;
                iconId: string;
                iconTitle: string;
                id: string;
                mainCategory: string;
                mainCategoryName: {
                    de: string;
                    en: string;
                };
                subCategory: string;
                subCategoryName: {
                    de: string;
                    en: string;
                };
                zOrder: number;
            };
            body: {
                backgroundColorName?: string;
                colorName?: string;
                iconTitle?: string;
                id?: string;
                mainCategory?: string;
                subCategory?: string;
                translations?: {
                    language?: string;
                    mainCategoryName?: string;
                    mainCategoryNameTranslate: string;
                    subCategoryName?: string;
                    subCategoryNameTranslate: string;
                }[];
                zOrder?: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /contests/{id}": {
            answer: {
                branchShortId: number | null;
                conditionsUrl: string | null;
                dateBegin: string;
                dateEnd: string;
                description: {
                    de: string;
                    en: string;
                };
                erased: number;
                id: string;
                itemId: string | null;
                nanoId: string;
                participants: number;
                title: {
                    de: string;
                    en: string;
                };
                winners: number;
            };
            body: {
                conditionsUrl?: string | null;
                dateBegin?: string;
                dateEnd?: string;
                description?: {
                    de: string;
                    en: string;
                };
                id?: string;
                itemId?: string | null;
                title?: {
                    de: string;
                    en: string;
                };
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /contests/{id}/closed": {
            answer: {
                branchShortId: number | null;
                conditionsUrl: string | null;
                dateBegin: string;
                dateEnd: string;
                description: {
                    de: string;
                    en: string;
                };
                erased: number;
                id: string;
                itemId: string | null;
                nanoId: string;
                participants: number;
                title: {
                    de: string;
                    en: string;
                };
                winners: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /events/{id}": {
            answer: {
                branches: {
                    branchId: number;
                }[];
                branchShortId: number;
                dateBegin: string;
                dateEnd: string | null;
                description: string;
                exceptDates?: string[];
                id: string;
                isCancelled?: boolean;
                itemEvents: {
                    itemId: string;
                    relationshipId: number;
                    title: string;
                }[];
                itemId: string;
                itemNanoId?: string | null;
                itemTitle?: string | null;
                recurrence?: string | null;
                seriesBegin?: string;
                seriesId?: string;
                source: string;
                tags: {
                    tagId: string;
                }[];
                title: string;
                url: string | null;
                version: number;
            };
            body: {
                dateBegin?: string;
                dateEnd?: string | null;
                description?: string;
                exceptDates?: string[];
                id?: string;
                isCancelled?: boolean;
                itemId?: string;
                recurrence?: string | null;
                title?: string;
                url?: string | null;
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /events/calendar/": {
            answer: {
                rows: {
                    dateBegin: string | null;
                    fault: string | null;
                    /** @enum {string} */
                    state: "new" | "changed" | "same" | "cancelled" | "refused";
                    title: string;
                    uid: string;
                }[];
            };
            body: {
                isPreview?: boolean;
                itemId: string;
                text: string;
            };
            /** @constant */
            login: true;
        };
        "PUT /events/feeds/{id}/read": {
            answer: {
                rows: {
                    dateBegin: string | null;
                    fault: string | null;
                    /** @enum {string} */
                    state: "new" | "changed" | "same" | "cancelled" | "refused";
                    title: string;
                    uid: string;
                }[];
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /events/feeds/{id}/resume": {
            answer: {
                branchShortId: number;
                dateRead: string | null;
                dateSuspended: string | null;
                eventCount: number;
                failureCount: number;
                fault: string | null;
                id: string;
                itemId: string;
                itemTitle: string;
                url: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /geojsons/{id}": {
            answer: {
                id: string;
            };
            body: {
                base?: {
                    /** @enum {string} */
                    type: "Feature" | "FeatureCollection";
                } & {
                    [key: string]: unknown;
                };
                geojson: {
                    bbox?: number[];
                    geometry: {
                        coordinates: [
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ];
                        /** @enum {string} */
                        type: "Point";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[];
                        /** @enum {string} */
                        type: "MultiPoint";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[];
                        /** @enum {string} */
                        type: "LineString";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[][];
                        /** @enum {string} */
                        type: "MultiLineString";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[][];
                        /** @enum {string} */
                        type: "Polygon";
                    } | {
                        coordinates: ([
                            number,
                            number
                        ] | [
                            number,
                            number,
                            number
                        ])[][][];
                        /** @enum {string} */
                        type: "MultiPolygon";
                    };
                    id?: string | number;
                    properties: ({
                        fillColor?: string;
                        fillOpacity?: number;
                        fillOutlineColor?: string;
                        labelColor?: string;
                        level?: string;
                        lineColor?: string;
                        lineOpacity?: number;
                        lineWidth?: number;
                        mainTitleLabel?: string;
                        name?: string;
                        selectedFillOpacity?: number;
                        subTitleLabel?: string;
                    } & {
                        [key: string]: string | number | boolean | null;
                    }) | null;
                    /** @enum {string} */
                    type: "Feature";
                } | {
                    bbox?: number[];
                    features: {
                        bbox?: number[];
                        geometry: {
                            coordinates: [
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ];
                            /** @enum {string} */
                            type: "Point";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[];
                            /** @enum {string} */
                            type: "MultiPoint";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[];
                            /** @enum {string} */
                            type: "LineString";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][];
                            /** @enum {string} */
                            type: "MultiLineString";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][];
                            /** @enum {string} */
                            type: "Polygon";
                        } | {
                            coordinates: ([
                                number,
                                number
                            ] | [
                                number,
                                number,
                                number
                            ])[][][];
                            /** @enum {string} */
                            type: "MultiPolygon";
                        };
                        id?: string | number;
                        properties: ({
                            fillColor?: string;
                            fillOpacity?: number;
                            fillOutlineColor?: string;
                            labelColor?: string;
                            level?: string;
                            lineColor?: string;
                            lineOpacity?: number;
                            lineWidth?: number;
                            mainTitleLabel?: string;
                            name?: string;
                            selectedFillOpacity?: number;
                            subTitleLabel?: string;
                        } & {
                            [key: string]: string | number | boolean | null;
                        }) | null;
                        /** @enum {string} */
                        type: "Feature";
                    }[];
                    /** @enum {string} */
                    type: "FeatureCollection";
                };
                id?: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /icons/{id}": {
            answer: {
                iconSvg: string;
                id: string;
                symbolSvg: string;
                title: string;
            };
            body: {
                iconSvg?: string;
                id?: string;
                /** @enum {string} */
                symbolSvg?: "circle" | "icon" | "event" | "selected";
                title?: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/{id}": {
            answer: {
                addresses: {
                    city: string;
                    countryId: string | null;
                    housenumber: string;
                    id: string;
                    postcode: string;
                    stateId: string | null;
                    street: string;
                }[];
                branchShortId: number;
                categories: {
                    categoryId: string;
                    dateCreated: string;
                    icon: string;
                    mainCategory: string;
                    subCategory: string;
                }[];
                dateAsOf?: string | null;
                dateCreated: string;
                datePermanentlyClosed: string | null;
                dateReviewed: string | null;
                dateUpdated: string;
                duplicateOfNanoId?: string | null;
                featured?: {
                    dateFeatured: string;
                    featuredId: string;
                }[];
                geojsons: {
                    geojson: {
                        /** @enum {string} */
                        type: "Feature" | "FeatureCollection";
                    } & {
                        [key: string]: unknown;
                    };
                    geojsonType: number | null;
                    itemGeojsonId: string;
                    itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    nanoId: string;
                }[];
                hoursPlace?: {
                    countryCode: string;
                    state: string | null;
                    timeZone: string;
                } | null;
                id: string;
                isDuplicateOf: string | null;
                itemChildren: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                itemDetails: {
                    dataKeyGroup: string | null;
                    dataKeyName: string;
                    dataKeyV2: string;
                    dataValue: string;
                    dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                    dateUpdated: string;
                    id: string;
                }[];
                itemMedia?: {
                    alt: string;
                    color: string;
                    credit: string;
                    dateUpdated: string;
                    height: number;
                    id: string;
                    kind: 1 | 2 | 3 | 4;
                    licence: string;
                    renditions: {
                        /** @enum {string} */
                        format: "webp" | "avif";
                        height: number;
                        url: string;
                        width: number;
                    }[];
                    sortOrder: number;
                    title: string;
                    videoUrl: string | null;
                    width: number;
                }[];
                itemParents: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                jsons?: {
                    itemJsonId: string;
                    json: unknown;
                    type: string;
                }[];
                lat: number;
                lon: number;
                mentions?: {
                    datePublished: string | null;
                    id: string;
                    title: string;
                    url: string | null;
                }[];
                nanoId: string;
                near?: string | null;
                onStreet?: string | null;
                source: string;
                tags: {
                    isHidden: boolean;
                    showInSubtitle: boolean;
                    subtitleSortOrder: number;
                    tagId: string;
                    tagKey: string;
                }[];
                title: string;
                type: string;
                version: number;
                ways: {
                    nanoId: string;
                    way: {
                        coordinates: number[][];
                        /** @enum {string} */
                        type: "LineString";
                    };
                }[];
            };
            body: {
                datePermanentlyClosed?: string | null;
                isBinned?: boolean;
                isDuplicateOf?: string | null;
                lat?: number;
                lon?: number;
                title?: string;
                /** @enum {string} */
                type?: "place" | "way" | "exhibition";
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/{id}/merge": {
            answer: {
                addresses: {
                    city: string;
                    countryId: string | null;
                    housenumber: string;
                    id: string;
                    postcode: string;
                    stateId: string | null;
                    street: string;
                }[];
                branchShortId: number;
                categories: {
                    categoryId: string;
                    dateCreated: string;
                    icon: string;
                    mainCategory: string;
                    subCategory: string;
                }[];
                dateAsOf?: string | null;
                dateCreated: string;
                datePermanentlyClosed: string | null;
                dateReviewed: string | null;
                dateUpdated: string;
                duplicateOfNanoId?: string | null;
                featured?: {
                    dateFeatured: string;
                    featuredId: string;
                }[];
                geojsons: {
                    geojson: {
                        /** @enum {string} */
                        type: "Feature" | "FeatureCollection";
                    } & {
                        [key: string]: unknown;
                    };
                    geojsonType: number | null;
                    itemGeojsonId: string;
                    itemGeojsonType: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
                    nanoId: string;
                }[];
                hoursPlace?: {
                    countryCode: string;
                    state: string | null;
                    timeZone: string;
                } | null;
                id: string;
                isDuplicateOf: string | null;
                itemChildren: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                itemDetails: {
                    dataKeyGroup: string | null;
                    dataKeyName: string;
                    dataKeyV2: string;
                    dataValue: string;
                    dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                    dateUpdated: string;
                    id: string;
                }[];
                itemMedia?: {
                    alt: string;
                    color: string;
                    credit: string;
                    dateUpdated: string;
                    height: number;
                    id: string;
                    kind: 1 | 2 | 3 | 4;
                    licence: string;
                    renditions: {
                        /** @enum {string} */
                        format: "webp" | "avif";
                        height: number;
                        url: string;
                        width: number;
                    }[];
                    sortOrder: number;
                    title: string;
                    videoUrl: string | null;
                    width: number;
                }[];
                itemParents: {
                    categoryId: string | null;
                    id: string;
                    lat: number;
                    lon: number;
                    nanoId: string;
                    relationshipId: number;
                    relationshipTitle: string;
                    title: string;
                }[];
                jsons?: {
                    itemJsonId: string;
                    json: unknown;
                    type: string;
                }[];
                lat: number;
                lon: number;
                mentions?: {
                    datePublished: string | null;
                    id: string;
                    title: string;
                    url: string | null;
                }[];
                nanoId: string;
                near?: string | null;
                onStreet?: string | null;
                source: string;
                tags: {
                    isHidden: boolean;
                    showInSubtitle: boolean;
                    subtitleSortOrder: number;
                    tagId: string;
                    tagKey: string;
                }[];
                title: string;
                type: string;
                version: number;
                ways: {
                    nanoId: string;
                    way: {
                        coordinates: number[][];
                        /** @enum {string} */
                        type: "LineString";
                    };
                }[];
            };
            body: {
                /** @default [] */
                addDetailIds?: string[];
                /** @default [] */
                fields?: ("title" | "type" | "position" | "address" | "datePermanentlyClosed")[];
                otherId: string;
                otherVersion: number;
                /** @default [] */
                parts?: ("categories" | "tags" | "media" | "geojsons" | "jsons" | "mentions" | "parents" | "children" | "featured" | "lists" | "events")[];
                /** @default [] */
                removeDetailIds?: string[];
                version: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/addresses/{id}": {
            answer: {
                city: string;
                countryId: string | null;
                housenumber: string;
                id: string;
                itemId: string;
                postcode: string;
                stateId: string | null;
                street: string;
            };
            body: {
                city?: string;
                countryId?: string | null;
                housenumber?: string;
                id?: string;
                postcode?: string;
                stateId?: string | null;
                street?: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/bulk/": {
            answer: {
                changed: {
                    id: string;
                    revision: number;
                }[];
                unchanged: number;
            };
            body: {
                /** @default [] */
                addCategoryIds?: string[];
                /** @default [] */
                addTagIds?: string[];
                datePermanentlyClosed?: string | null;
                dateReviewDue?: string;
                isBinned?: boolean;
                isReviewed?: boolean;
                itemIds: string[];
                /** @default [] */
                removeCategoryIds?: string[];
                /** @default [] */
                removeTagIds?: string[];
            };
            /** @constant */
            login: true;
        };
        "PUT /items/bulk/undo/": {
            answer: {
                changed: {
                    id: string;
                    revision: number;
                }[];
                unchanged: number;
            };
            body: {
                items: {
                    id: string;
                    revision: number;
                }[];
            };
            /** @constant */
            login: true;
        };
        "PUT /items/change-requests/{id}": {
            answer: {
                id: string;
                itemId: string | null;
            };
            body: {
                fields?: string[];
                reply?: string;
                /** @enum {string} */
                state: "accepted" | "declined";
                values?: {
                    [key: string]: string | number | boolean | string[];
                };
                version?: number;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/details/{id}": {
            answer: {
                dataKeyGroup: string | null;
                dataKeyName: string;
                dataKeyV2: string;
                dataValue: string;
                dataValueUnit: ("m" | "hm" | "km" | "ft" | "h") | null;
                dateUpdated: string;
                id: string;
            };
            body: {
                dataValue: string;
                dataValueUnit?: ("m" | "hm" | "km" | "ft" | "h") | null;
                dateUpdated?: string;
                id: string;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/details/keys/{id}": {
            answer: {
                colorName: string;
                iconId: string;
                iconTitle: string;
                id: string;
                isHidden: boolean;
                keyName: string;
                keyTitle: {
                    de: string;
                    en: string;
                };
                needsUnit: boolean;
                /** @enum {string} */
                type: "number" | "text" | "email" | "phone" | "hours" | "markdown" | "url" | "date";
            };
            body: {
                colorName?: string;
                iconTitle?: string;
                id?: string;
                isHidden?: boolean;
                keyName?: string;
                needsUnit?: boolean;
                translations?: {
                    detailKey?: string;
                    detailKeyTranslate: string;
                    language?: string;
                }[];
                /** @enum {string} */
                type?: "number" | "text" | "email" | "phone" | "hours" | "markdown" | "url" | "date";
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/geojsons/{id}": {
            answer: {
                geojsonId: string;
                geojsonType: number | null;
                itemGeojsonId: string;
                itemId: string;
                nanoId: string;
                type: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
            };
            body: {
                geojsonId?: string;
                id?: string;
                itemId?: string;
                type: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/import/": {
            answer: {
                isWritten: boolean;
                rows: {
                    changes: {
                        [key: string]: {
                            after: unknown;
                            before: unknown;
                        };
                    };
                    errors: {
                        field: string;
                        message: string;
                    }[];
                    id: string | null;
                    /** @enum {string} */
                    result: "new" | "changed" | "unchanged" | "refused";
                }[];
            };
            body: {
                branchShortId: number;
                isTrial?: boolean;
                rows: {
                    [key: string]: components["schemas"]["JsonInput"];
                }[];
            };
            /** @constant */
            login: true;
        };
        "PUT /items/media/{id}": {
            answer: {
                alt: string;
                branchShortId: number;
                bytes: number;
                color: string;
                credit: string;
                dateUpdated: string;
                height: number;
                id: string;
                itemId: string;
                itemNanoId: string;
                itemTitle: string;
                kind: 1 | 2 | 3 | 4;
                licence: string;
                renditions: {
                    /** @enum {string} */
                    format: "webp" | "avif";
                    height: number;
                    url: string;
                    width: number;
                }[];
                sortOrder: number;
                title: string;
                videoUrl: string | null;
                width: number;
            };
            body: {
                alt?: string;
                credit?: string;
                dateUpdated?: string;
                id?: string;
                kind?: 1 | 2 | 3 | 4;
                licence?: string;
                sortOrder?: number;
                title?: string;
                videoUrl?: string | null;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /items/mentions/{mentionId}": {
            answer: {
                datePublished: string | null;
                id: string;
                itemId: string;
                title: string;
                url: string | null;
            };
            body: {
                datePublished?: string | null;
                id?: string;
                title?: string;
                url?: string | null;
            };
            /** @constant */
            login: true;
            path: {
                mentionId: string;
            };
        };
        "PUT /items/reviews/{reviewId}": {
            answer: {
                dateDue: string;
                id: string;
                isCompleted: boolean;
                itemId: string;
                next: {
                    dateDue: string;
                    id: string;
                    isCompleted: boolean;
                    itemId: string;
                    note: string | null;
                } | null;
                note: string | null;
            };
            body: {
                dateDue?: string;
                id?: string;
                isCompleted?: boolean;
                itemId?: string;
                nextDateDue?: string;
                note?: string | null;
            };
            /** @constant */
            login: true;
            path: {
                reviewId: string;
            };
        };
        "PUT /jsons/{id}": {
            answer: {
                id: string;
            };
            body: {
                id?: string;
                json: {
                    [key: string]: components["schemas"]["JsonInput"];
                } | components["schemas"]["JsonInput"][];
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /kiosks/{id}": {
            answer: {
                branchShortId: number;
                command: {
                    author: string;
                    dateAsked: string;
                    dateDone: string | null;
                    /** @enum {string} */
                    deed: "home" | "reload";
                    id: string;
                } | null;
                dateCreated: string;
                heading: number | null;
                homeView: {
                    bearing: number;
                    center: [
                        number,
                        number
                    ];
                    pitch: number;
                    zoom: number;
                } | null;
                id: string;
                kioskKey: string;
                lastContact: string | null;
                level: string | null;
                name: string;
                position: [
                    number,
                    number
                ] | null;
                running: {
                    dateOfData: string | null;
                    release: string;
                    screen: string;
                } | null;
                version: number;
            };
            body: {
                heading?: number | null;
                homeView?: {
                    bearing: number;
                    center: [
                        number,
                        number
                    ];
                    pitch: number;
                    zoom: number;
                } | null;
                id?: string;
                level?: string | null;
                name?: string;
                position?: [
                    number,
                    number
                ] | null;
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /lists/{id}": {
            answer: {
                branchShortId: number | null;
                description: {
                    de: string;
                    en: string;
                };
                id: string;
                itemIds: string[];
                nanoId: string;
                title: {
                    de: string;
                    en: string;
                };
            };
            body: {
                description?: {
                    de: string;
                    en: string;
                };
                id?: string;
                itemIds?: string[];
                title?: {
                    de: string;
                    en: string;
                };
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /search/shortcuts/{id}": {
            answer: {
                branchShortId: number | null;
                config: {
                    allowChangeRequest: boolean;
                    allowItemAddition: boolean;
                    changeRequestSubtitle?: string;
                    changeRequestSubtitleEn?: string;
                    /** @enum {string} */
                    env: "development" | "production";
                    filter: {
                        hasEvents?: boolean;
                        mainCategories?: string[];
                        subCategories?: string[];
                        tags?: {
                            tagKey: string;
                            tagValue?: string;
                        }[];
                    };
                    icon: string;
                    id: string;
                    note: string;
                    showInFrameMenu: boolean;
                    switchToStyleUrl?: string;
                    title: {
                        de: string;
                        en: string;
                    };
                    useDefaultMapBoundaries: boolean;
                    useMapBoundariesWithTags?: {
                        tagKey: string;
                        tagValue: string;
                    }[];
                };
                id: string;
                isConfigured: boolean;
                isHidden: boolean;
                nanoId: string;
                slug: string;
                sortOrder: number;
                title: {
                    de: string;
                    en: string;
                };
            };
            body: {
                allowChangeRequest?: boolean;
                allowItemAddition?: boolean;
                changeRequestSubtitle?: string;
                changeRequestSubtitleEn?: string;
                filter?: {
                    hasEvents?: boolean;
                    mainCategories?: string[];
                    subCategories?: string[];
                    tags?: {
                        tagKey: string;
                        tagValue?: string;
                    }[];
                };
                icon?: string;
                id?: string;
                isHidden?: boolean;
                note?: string;
                showInFrameMenu?: boolean;
                sortOrder?: number;
                switchToStyleUrl?: string;
                title?: {
                    de: string;
                    en: string;
                };
                useDefaultMapBoundaries?: boolean;
                useMapBoundariesWithTags?: {
                    tagKey: string;
                    tagValue: string;
                }[];
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /search/words/{id}": {
            answer: {
                categoryIds: string[];
                id: string;
                name: string;
                translations: {
                    language: string;
                    words: string[];
                }[];
            };
            body: {
                categoryIds?: string[];
                id?: string;
                name?: string;
                translations?: {
                    language?: string;
                    words: string[];
                }[];
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
        "PUT /staff/{email}": {
            answer: {
                branchShortIds: number[];
                email: string;
                isBound: boolean;
                name: string;
                /** @enum {string} */
                role: "staff" | "editor" | "viewer";
            };
            body: {
                /** @default [] */
                branchShortIds?: number[];
                name: string;
                /** @enum {string} */
                role: "staff" | "editor" | "viewer";
            };
            /** @constant */
            login: true;
            path: {
                email: string;
            };
        };
        "PUT /staff/{email}/unbound": {
            answer: {
                branchShortIds: number[];
                email: string;
                isBound: boolean;
                name: string;
                /** @enum {string} */
                role: "staff" | "editor" | "viewer";
            };
            /** @constant */
            login: true;
            path: {
                email: string;
            };
        };
        "PUT /tags/{id}": {
            answer: {
                backgroundColorName: string;
                colorName: string;
                iconId: string | null;
                id: string;
                isHidden: boolean;
                showInSubtitle: boolean;
                subtitleSortOrder: number;
                tagGroup: number | null;
                tagKey: string;
                tagKeyName: {
                    de: string;
                    en: string;
                };
                tagValue: string;
                tagValueName: {
                    de: string;
                    en: string;
                };
            };
            body: {
                backgroundColorName?: string;
                colorName?: string;
                iconTitle?: string | null;
                id?: string;
                isHidden?: boolean;
                showInSubtitle?: boolean;
                subtitleSortOrder?: number;
                tagGroup?: number | null;
                tagKey?: string;
                tagValue?: string;
                translations?: {
                    language?: string;
                    tagKey?: string;
                    tagKeyTranslate: string;
                    tagValue?: string;
                    tagValueTranslate: string;
                }[];
            };
            /** @constant */
            login: true;
            path: {
                id: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
